import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { interpretTransition } from '#generator/rules/meaning/interpret.ts';
import { rules } from '#model/rules/index.ts';
import type { Rule } from '#model/rules/language.ts';
import { camelCase, oracleFiles, ruleContext, transitionTables } from '../rules/emitted-rules.ts';
import { uncoveredClaims } from './uncovered-claims.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = path.join(root, '.cache/witnesses-copy');

const withExamples = (id: string, keep: (at: number) => boolean): readonly Rule[] =>
  rules.map((rule): Rule => {
    if (rule.id !== id) return rule;
    return rule.kind === 'decision'
      ? { ...rule, examples: rule.examples.filter((_, at) => keep(at)) }
      : { ...rule, examples: rule.examples.filter((_, at) => keep(at)) };
  });

describe('the witnesses of the rules', () => {
  it('are complete: an oracle for every rule, an example for every row and transition', () => {
    expect(uncoveredClaims(rules, root)).toEqual([]);
  });

  it.each(rules.map(({ id }) => [id]))('miss the examples of %s when they are deleted', (id) => {
    expect(
      uncoveredClaims(
        withExamples(id, () => false),
        root,
      ),
    ).toContain(`“${id}” has no example: type one by hand from the source.`);
  });

  it.each(transitionTables.map(({ id, rows }) => [id, rows.length] as const))(
    'name the transition of %s without its examples, each of the %i',
    (id) => {
      const table = transitionTables.find((one) => one.id === id);
      const taken = table?.examples.map((one) => interpretTransition(table, one, ruleContext)?.row ?? '') ?? [];
      for (const { id: row } of table?.rows ?? []) {
        expect(taken).toContain(row);
        expect(
          uncoveredClaims(
            withExamples(id, (one) => taken[one] !== row),
            root,
          )[0],
        ).toContain(`“${id}” reaches the row “${row}”`);
      }
    },
  );
});

describe('in a copy of the witnesses', () => {
  beforeEach(() => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(path.join(root, 'tests/oracles'), path.join(copy, 'tests/oracles'), { recursive: true });
  });

  it('nothing is missing', () => {
    expect(uncoveredClaims(rules, copy)).toEqual([]);
  });

  it.each(rules.map(({ id }) => id))('the oracle of %s is missed when it is deleted', (id) => {
    for (const file of oracleFiles(copy)) {
      const text = readFileSync(path.join(copy, file), 'utf8');
      writeFileSync(path.join(copy, file), text.replace(`export const ${camelCase(id)} =`, 'const deleted ='));
    }
    expect(uncoveredClaims(rules, copy)).toEqual([
      `tests/oracles exports no ${camelCase(id)}: write the rule’s sentence a second time, importing nothing of ours.`,
    ]);
  });
});
