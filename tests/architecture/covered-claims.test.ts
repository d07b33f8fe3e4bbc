import path from 'node:path';
import { expect, it } from 'vitest';
import { rules } from '#model/rules/index.ts';
import type { Rule } from '#model/rules/language.ts';
import { uncoveredClaims } from './uncovered-claims.ts';

const unknown = 'nobody-knows-it';
const root = path.resolve(import.meta.dirname, '../..');

it('every rule has an oracle and every row and transition an example, and no oracle is without its rule', () => {
  expect(uncoveredClaims(rules, root)).toEqual([]);
});

it('reports a rule without oracle and examples, and an oracle without its rule', () => {
  const changed = rules.map((rule: Rule, at): Rule => (at === 0 ? { ...rule, id: unknown, examples: [] } : rule));
  const problems = uncoveredClaims(changed, root);
  expect(problems).toContainEqual(expect.stringMatching(/^tests\/oracles exports no nobodyKnowsIt: /));
  expect(problems).toContainEqual(expect.stringMatching(/ in tests\/oracles\/\w+\.ts belongs to no rule: /));
  expect(problems).toContain(`“${unknown}” has no example: type one by hand from the source.`);
  const rows = changed[0]?.rows ?? [];
  for (const { id } of rows)
    expect(problems).toContainEqual(expect.stringContaining(`“${unknown}” reaches the row “${id}”`));
  expect(problems).toHaveLength(3 + rows.length);
});
