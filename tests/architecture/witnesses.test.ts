import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { interpretTransition } from '#generator/rules/meaning/interpret.ts';
import { rules } from '#model/rules/index.ts';
import type { Rule } from '#model/rules/language.ts';
import { ruleContext, transitionTables } from '../rules/emitted-rules.ts';
import { type Known, missingWitnesses } from './witness-check.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = path.join(root, '.cache/witnesses-copy');

const known: Known = {
  examples: 290,
  tests: {
    'tests/domain/working-days.test.ts': 5,
    'tests/mutation/judge-code.test.ts': 4,
    'tests/properties/rules/arbitraries.test.ts': 1,
    'tests/properties/rules/civil-date.test.ts': 6,
    'tests/properties/rules/exhaustive.test.ts': 7,
    'tests/properties/rules/field-fragments.test.ts': 2,
    'tests/properties/rules/laws.test.ts': 10,
    'tests/properties/rules/polish-numbers.test.ts': 12,
    'tests/properties/rules/random-tables.test.ts': 3,
    'tests/properties/rules/transitions.test.ts': 7,
    'tests/rules/analyse-decision.test.ts': 13,
    'tests/rules/analyse-parameters.test.ts': 3,
    'tests/rules/analyse-transitions.test.ts': 5,
    'tests/rules/dmn.test.ts': 3,
    'tests/rules/effective-dates.test.ts': 2,
    'tests/rules/form-schemas.test.ts': 2,
    'tests/rules/model-agreement.test.ts': 8,
    'tests/rules/mutation-gate.test.ts': 1,
    'tests/rules/rules-beside-schemas.test.ts': 5,
    'tests/rules/witnesses.test.ts': 6,
  },
};

const withoutExample = (id: string, at: number): readonly Rule[] =>
  rules.map((rule): Rule => {
    if (rule.id !== id) return rule;
    return rule.kind === 'decision'
      ? { ...rule, examples: rule.examples.toSpliced(at, 1) }
      : { ...rule, examples: rule.examples.toSpliced(at, 1) };
  });

describe('the witnesses of the rules', () => {
  it('are complete: an oracle for every rule, an example for every row and transition, every test that was ever written', () => {
    expect(missingWitnesses(rules, known, root)).toEqual([]);
  });

  it.each(rules.map(({ id, examples }) => [id, examples.length] as const))(
    'miss an example of %s that is deleted, whichever of its %i it is',
    (id, count) => {
      for (let at = 0; at < count; at += 1)
        expect(missingWitnesses(withoutExample(id, at), known, root)[0]).toMatch(/example/);
    },
  );

  it.each(transitionTables.map(({ id, rows }) => [id, rows.length] as const))(
    'name the transition of %s whose only example is deleted, each of the %i',
    (id) => {
      const table = transitionTables.find((one) => one.id === id);
      const taken = table?.examples.map((one) => interpretTransition(table, one, ruleContext)?.row ?? '') ?? [];
      for (const { id: row } of table?.rows ?? []) {
        const at = taken.indexOf(row);
        expect(taken.filter((one) => one === row)).toHaveLength(1);
        expect(missingWitnesses(withoutExample(id, at), known, root)[0]).toContain(`“${id}” reaches the row “${row}”`);
      }
    },
  );
});

describe('in a copy of the witnesses', () => {
  beforeEach(() => {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    for (const folder of ['oracles', 'rules', 'properties', 'mutation', 'domain'])
      cpSync(path.join(root, 'tests', folder), path.join(copy, 'tests', folder), { recursive: true });
  });

  it('nothing is missing', () => {
    expect(missingWitnesses(rules, known, copy)).toEqual([]);
  });

  it.each(rules.map(({ id }) => id))('the oracle of %s is missed when it is deleted', (id) => {
    rmSync(path.join(copy, `tests/oracles/${id}.ts`));
    expect(missingWitnesses(rules, known, copy)).toEqual([
      `tests/oracles/${id}.ts is missing: write the rule’s sentence a second time, importing nothing of ours.`,
    ]);
  });

  it.each(Object.keys(known.tests))('%s is missed when it is deleted, or a test of it', (file) => {
    const place = path.join(copy, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(/^\s*it(\.each)?\(/m, 'void ('));
    expect(missingWitnesses(rules, known, copy)).toEqual([expect.stringContaining(`${file} holds`)]);
    rmSync(place);
    expect(missingWitnesses(rules, known, copy)).toEqual([expect.stringContaining(`${file} holds 0 tests`)]);
  });
});
