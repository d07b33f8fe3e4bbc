import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleInputs } from '#generator/rules/cases/candidate-values.ts';
import { interpretDecision } from '#generator/rules/meaning/interpret.ts';
import { decisionTables, importOracle, importRule, ruleContext, writeEmittedRules } from '../../rules/emitted-rules.ts';

const seed = 20_261_121;
const leastHits = 5;
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const arbitrarySchema = z.array(
  z.object({
    rule: z.string(),
    inputs: z.record(
      z.string(),
      z.object({ kind: z.string(), bounds: z.array(value), range: z.tuple([z.number(), z.number()]).nullable() }),
    ),
  }),
);
type Input = z.infer<typeof arbitrarySchema>[number]['inputs'][string];

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('arbitraries');
});

/** Mostly values at the bounds; now and then any value of the range, or any text. */
const inputArbitrary = ({ bounds, range, kind }: Input): fc.Arbitrary<z.infer<typeof value>> => {
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

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('drawn at the bounds, $id', ({ id, table }) => {
  it('agrees with interpreter and oracle, and every row decides at least five cases', async () => {
    const all = arbitrarySchema.parse(JSON.parse(readFileSync(path.join(folder, 'rules/arbitraries.json'), 'utf8')));
    const inputs = all.find(({ rule }) => rule === id)?.inputs ?? {};
    const drawnApart = fc.record(
      Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, inputArbitrary(input)])),
    );
    const arbitrary = fc.oneof(
      { weight: 4, arbitrary: drawnApart },
      { weight: 1, arbitrary: fc.constantFrom(...exampleInputs(table)) },
    );
    const [rule, oracle] = [await importRule(folder, id), await importOracle(id)];
    const hits = new Map<string, number>();
    fc.assert(
      fc.property(arbitrary, (drawn) => {
        const decided = interpretDecision(table, drawn, ruleContext);
        expect(rule(drawn)).toEqual(decided);
        expect(oracle(drawn)).toBe(decided?.value);
        for (const row of decided?.row.split('+') ?? []) hits.set(row, (hits.get(row) ?? 0) + 1);
      }),
      { seed, numRuns: 800 },
    );
    expect(table.rows.filter((row) => (hits.get(row.id) ?? 0) < leastHits).map((row) => row.id)).toEqual([]);
  });
});
