import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { decisionBoundaryCases } from '#generator/rules/cases/boundary-cases.ts';
import { inputsOfExamples } from '#generator/rules/cases/candidate-values.ts';
import { transitionBoundaryCases } from '#generator/rules/cases/transition-cases.ts';
import { parseExampleValue } from '#generator/rules/meaning/example-value.ts';
import { prepareDecisionTable } from '#generator/rules/meaning/interpret.ts';
import {
  camelCase,
  decisionTables,
  importOracle,
  importRule,
  oracleFiles,
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
  it('has the results of the hand-written examples', async () => {
    const rule = await importRule(folder, id);
    expect(table.examples.length).toBeGreaterThan(0);
    for (const [index, inputs] of inputsOfExamples(table).entries()) {
      const output = table.examples[index]?.output ?? null;
      expect(rule(inputs), JSON.stringify(inputs)).toMatchObject({
        value: parseExampleValue(output, table.outputs) ?? output,
      });
    }
  });

  it('agrees with the interpreter and the oracle on every boundary case, and every row decides one', async () => {
    const [rule, oracle] = [await importRule(folder, id), await importOracle(id)];
    const cases = decisionBoundaryCases(table, ruleContext);
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
    const cases = transitionBoundaryCases(table, ruleContext);
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

  it('has the results of the hand-written examples', async () => {
    const reducer = await importRule(folder, id);
    expect(table.examples.length).toBeGreaterThan(0);
    for (const { state, event, next, effects } of table.examples)
      expect(reducer(state, event)).toMatchObject({ state: next, effects });
  });
});

describe('the examples', () => {
  it.each(decisionTables.map((table) => ({ id: table.id, table })))('$id: every row has one', ({ table }) => {
    const interpret = prepareDecisionTable(table, ruleContext);
    const reached = new Set(inputsOfExamples(table).flatMap((inputs) => interpret(inputs)?.row.split('+') ?? []));
    expect(table.rows.filter((row) => !reached.has(row.id)).map((row) => row.id)).toEqual([]);
  });
});

describe('the oracles', () => {
  const root = path.resolve(import.meta.dirname, '../..');

  it('import nothing', () => {
    expect(oracleFiles(root)).not.toEqual([]);
    for (const file of oracleFiles(root))
      expect(readFileSync(path.join(root, file), 'utf8'), file).not.toMatch(/\bimport\b|\brequire\b|\bglobalThis\b/);
  });

  it('exist once for each rule, and each cites the sources of its rule', async () => {
    const modules = await Promise.all(oracleFiles(root).map((file) => import(path.join(root, file))));
    const cited = modules.flatMap(({ sources }) => Object.entries(sources));
    const names = modules.flatMap(({ sources: _, ...oracles }) => Object.keys(oracles));
    const rules = [...decisionTables, ...transitionTables];
    expect(names.toSorted()).toEqual(rules.map(({ id }) => camelCase(id)).toSorted());
    expect(cited.toSorted()).toEqual(rules.map(({ id, source }) => [camelCase(id), citationsOf(source)]).toSorted());
  });
});
