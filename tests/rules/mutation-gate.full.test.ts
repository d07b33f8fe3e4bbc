import { describe, expect, it } from 'vitest';
import { rules } from '#model/rules/index.ts';
import { judgeMutants } from './mutation-gate.ts';

describe('a mutation of a table', () => {
  it.each(rules.map((rule) => ({ id: rule.id, rule })))(
    'of $id is detected by its witness or refused by the analysis',
    async ({ rule }) => {
      const { killed, refused, survivors } = await judgeMutants(rule);
      expect(killed + refused).toBeGreaterThan(0);
      expect(survivors).toEqual([]);
    },
  );
});
