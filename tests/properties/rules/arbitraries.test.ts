import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inputsOfExamples, testValuesOfInput } from '#generator/rules/cases/candidate-values.ts';
import { interpretDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { domainRange, type Value } from '#generator/rules/meaning/region.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { decisionTables, importOracle, importRule, ruleContext, writeEmittedRules } from '../../rules/emitted-rules.ts';

const seed = 20_261_121;
const leastHits = 5;

/** How an input is drawn: the values at its bounds, and the range around them. */
interface Input {
  readonly kind: string;
  readonly bounds: readonly Value[];
  readonly range: readonly [number, number] | null;
}

const inputOf = (table: DecisionTable, name: string, domain: Domain): Input => {
  const bounds = testValuesOfInput(table, { name, domain }, ruleContext);
  const numbers = bounds.filter((value) => typeof value === 'number');
  const range = domainRange(domain) === null ? null : ([Math.min(...numbers), Math.max(...numbers)] as const);
  return { kind: domain.kind, bounds, range };
};

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('arbitraries');
});

/** Mostly values at the bounds; now and then any value of the range, or any text. */
const inputArbitrary = ({ bounds, range, kind }: Input): fc.Arbitrary<Value> => {
  const atBounds = fc.constantFrom(...bounds);
  if (range !== null)
    return fc.oneof(
      { weight: 3, arbitrary: atBounds },
      { weight: 1, arbitrary: fc.integer({ min: range[0], max: range[1] }) },
    );
  return kind === 'text'
    ? fc.oneof({ weight: 4, arbitrary: atBounds }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) })
    : atBounds;
};

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('$id, drawn at the bounds', ({ id, table }) => {
  it('agrees with interpreter and oracle, and every row decides at least five cases', async () => {
    const drawnApart = fc.record(
      Object.fromEntries(
        Object.entries(table.inputs).map(([name, domain]) => [name, inputArbitrary(inputOf(table, name, domain))]),
      ),
    );
    const arbitrary = fc.oneof(
      { weight: 4, arbitrary: drawnApart },
      { weight: 1, arbitrary: fc.constantFrom(...inputsOfExamples(table)) },
    );
    const [rule, oracle] = [await importRule(folder, id), await importOracle(id)];
    const hits = new Map<string, number>();
    fc.assert(
      fc.property(arbitrary, (drawn) => {
        const decided = interpretDecisionTable(table, drawn, ruleContext);
        expect(rule(drawn)).toEqual(decided);
        expect(oracle(drawn)).toBe(decided?.value);
        for (const row of decided?.row.split('+') ?? []) hits.set(row, (hits.get(row) ?? 0) + 1);
      }),
      { seed, numRuns: 800 },
    );
    expect(table.rows.filter((row) => (hits.get(row.id) ?? 0) < leastHits).map((row) => row.id)).toEqual([]);
  });
});
