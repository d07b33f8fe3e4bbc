import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { decisionCases } from '#generator/rules/cases/boundary-cases.ts';
import { exampleInputs } from '#generator/rules/cases/candidate-values.ts';
import { transitionCases } from '#generator/rules/cases/transition-cases.ts';
import { exampleValue } from '#generator/rules/meaning/example-value.ts';
import { prepareDecision } from '#generator/rules/meaning/interpret.ts';
import {
  decisionTables,
  importOracle,
  importRule,
  ruleContext,
  transitionTables,
  writeEmittedRules,
} from './emitted-rules.ts';
import { citationsOf } from './sources.ts';

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('covers');
});

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('$id', ({ id, table }) => {
  it('gives what the hand-typed examples say', async () => {
    const rule = await importRule(folder, id);
    expect(table.examples.length).toBeGreaterThan(0);
    for (const [index, inputs] of exampleInputs(table).entries()) {
      const output = table.examples[index]?.output ?? null;
      expect(rule(inputs), JSON.stringify(inputs)).toMatchObject({
        value: exampleValue(output, table.outputs) ?? output,
      });
    }
  });

  it('agrees with the interpreter and the oracle on every boundary case, and every row decides one', async () => {
    const [rule, oracle] = [await importRule(folder, id), await importOracle(id)];
    const cases = decisionCases(table, ruleContext);
    for (const { inputs, value, row } of cases) {
      expect(rule(inputs), JSON.stringify(inputs)).toEqual({ value, row });
      expect(oracle(inputs), `oracle, ${JSON.stringify(inputs)}`).toBe(value);
    }
    const decided = new Set(cases.flatMap(({ row }) => row.split('+')));
    expect(table.rows.filter((row) => !decided.has(row.id)).map((row) => row.id)).toEqual([]);
  });
});

describe.each(transitionTables.map((table) => ({ id: table.id, table })))('$id', ({ id, table }) => {
  it('steps as interpreter and oracle do in every state, and every transition occurs', async () => {
    const [reducer, oracle] = [await importRule(folder, id), await importOracle(id)];
    const cases = transitionCases(table, ruleContext);
    for (const { state, event, next } of cases) {
      expect(reducer(state, event)).toEqual(next);
      expect(oracle(state, event), JSON.stringify([state, event])).toEqual({
        state: next.state,
        effects: next.effects,
      });
    }
    const taken = new Set(cases.map(({ next }) => next.row));
    expect(table.rows.filter((row) => !taken.has(row.id)).map((row) => row.id)).toEqual([]);
  });

  it('gives what the hand-typed examples say', async () => {
    const reducer = await importRule(folder, id);
    expect(table.examples.length).toBeGreaterThan(0);
    for (const { state, event, next, effects } of table.examples)
      expect(reducer(state, event)).toMatchObject({ state: next, effects });
  });
});

describe('the examples', () => {
  it.each(decisionTables.map((table) => ({ id: table.id, table })))('of $id reach every row', ({ table }) => {
    const interpret = prepareDecision(table, ruleContext);
    const reached = new Set(exampleInputs(table).flatMap((inputs) => interpret(inputs)?.row.split('+') ?? []));
    expect(table.rows.filter((row) => !reached.has(row.id)).map((row) => row.id)).toEqual([]);
  });
});

describe('the oracles', () => {
  const oracleFolder = path.resolve(import.meta.dirname, '../oracles');

  it('exist once per rule and import nothing', () => {
    const names = readdirSync(oracleFolder).filter((name) => name.endsWith('.ts'));
    expect(names.toSorted()).toEqual([...decisionTables, ...transitionTables].map(({ id }) => `${id}.ts`).toSorted());
    for (const name of names) {
      const text = readFileSync(path.join(oracleFolder, name), 'utf8');
      expect(text, name).not.toMatch(/\bimport\b|\brequire\b|\bglobalThis\b/);
    }
  });

  it.each([...decisionTables, ...transitionTables].map(({ id, source }) => ({ id, source })))(
    'of $id is written from what the rule cites',
    async ({ id, source }) => {
      const { source: citations } = await import(path.join(oracleFolder, `${id}.ts`));
      expect(citations).toEqual(citationsOf(source));
    },
  );
});
