import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import { changedRegions } from '#generator/rules/compare/behaviour.ts';
import { prepareDecisionTable, type Values } from '#generator/rules/meaning/interpret.ts';

import type { Cell } from '#model/rules/cell.ts';
import { boolean, integer, nullable } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { clause } from '#model/source.ts';
import { importRule, ruleContext, rulesInput, writeEmittedRules } from '../../rules/emitted-rules.ts';
import { plain, plainOneOf, plainRow } from '../../rules/plain-texts.ts';

const seed = 20_261_121;
const words = ['x', 'y', 'z'];
const inputs = { n: plain(nullable(integer())), flag: plain(boolean()), word: plain(plainOneOf(...words)) };

const bound = fc.integer({ min: -4, max: 4 });
const numberCell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constant<Cell>({ op: 'isNull' }),
  fc.tuple(bound, bound).map(([a, b]): Cell => ({ op: 'between', from: Math.min(a, b), to: Math.max(a, b) })),
  fc
    .tuple(fc.constantFrom('atMost', 'atLeast', 'below', 'above'), bound)
    .map(([op, value]): Cell => ({ op, bound: value })),
  bound.map((value): Cell => ({ op: 'exactly', value })),
);
const flagCell = fc.boolean().map((value): Cell => ({ op: 'exactly', value }));
const wordCell = fc.subarray(words, { minLength: 1 }).map((values): Cell => ({ op: 'oneOf', values }));
/** A row; what has no cell fits with any value. */
interface Line {
  readonly n?: Cell;
  readonly flag?: Cell;
  readonly word?: Cell;
  readonly output: string;
}

const rows: fc.Arbitrary<Line[]> = fc.array(
  fc.record(
    { n: numberCell, flag: flagCell, word: wordCell, output: fc.constantFrom('p', 'q') },
    { requiredKeys: ['output'] },
  ),
  { minLength: 1, maxLength: 6 },
);

const tableOf = (lines: readonly Line[], id = 'random'): DecisionTable => ({
  kind: 'decision',
  id,
  area: 'site',
  title: { pl: 'x', en: 'x' },
  sentence: { pl: 'x', en: 'x' },
  source: clause('4.1'),
  inputs,
  outputs: plainOneOf('p', 'q'),
  rows: lines.map(({ output, ...when }, index) => plainRow(`r${index}`, when, output)),
  examples: [],
  assumptions: [],
  signedBy: 'owner',
  weight: 'oneOrder',
});

/** Rows that leave nothing open and share nothing, now and then with one bound moved. */
const partition: fc.Arbitrary<Line[]> = fc
  .tuple(bound, fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 0, -1, 1))
  .map(([low, width, fault]) => [
    { n: { op: 'isNull' }, output: 'p' },
    { n: { op: 'atMost', bound: low }, output: 'q' },
    { n: { op: 'between', from: low + 1 + fault, to: low + 1 + width }, output: 'p' },
    { n: { op: 'above', bound: low + 1 + width }, output: 'q' },
  ]);

/** A cell read by plain comparison, without the analysis. */
const holds = (cell: Cell, value: string | number | boolean | null): boolean => {
  if (cell.op === 'isNull' || value === null) return cell.op === 'isNull' && value === null;
  if (cell.op === 'oneOf') return cell.values.some((one) => one === value);
  if (cell.op === 'exactly') return cell.value === value;
  if (cell.op === 'between') return Number(cell.from) <= Number(value) && Number(value) <= Number(cell.to);
  const [left, right] = [Number(value), Number(cell.bound)];
  return { atMost: left <= right, atLeast: left >= right, below: left < right, above: left > right }[cell.op];
};

const cases: readonly Values[] = [null, ...Array.from({ length: 15 }, (_, index) => index - 7)].flatMap((n) =>
  [true, false].flatMap((flag) => words.map((word) => ({ n, flag, word }))),
);

const rowsFitting = (table: DecisionTable, one: Values): readonly string[] =>
  table.rows
    .filter(({ when }) => Object.entries(when).every(([name, cell]) => holds(cell, one[name] ?? null)))
    .map(({ id }) => id);

describe('the analysis of random tables', () => {
  it('finds a gap exactly when some case has no row, and shared cases exactly when some case has two', () => {
    const seen = { gap: 0, shared: 0, sound: 0 };
    fc.assert(
      fc.property(fc.oneof(rows, partition), (lines) => {
        const table = tableOf(lines);
        const codes = analyseRules({ ...rulesInput, rules: [table] }).map(({ code }) => code);
        const counts = cases.map((one) => rowsFitting(table, one).length);
        const [hasGap, isShared] = [counts.includes(0), counts.some((count) => count > 1)];
        expect(codes.includes('rule-gap')).toBe(hasGap);
        expect(codes.some((code) => ['rule-overlap', 'rule-subsumed-row', 'rule-duplicate-row'].includes(code))).toBe(
          isShared,
        );
        seen.gap += Number(hasGap);
        seen.shared += Number(isShared);
        seen.sound += Number(!hasGap && !isShared);
      }),
      { seed, numRuns: 1500 },
    );
    expect(Math.min(seen.gap, seen.shared, seen.sound)).toBeGreaterThan(20);
  });

  it('are distinguished by regions exactly when some case is decided differently', () => {
    fc.assert(
      fc.property(rows, rows, (left, right) => {
        const [before, after] = [left, right].map((lines) => {
          const table = tableOf(lines);
          const outcome = ([row = -1]: readonly number[]) => String(table.rows[row]?.output ?? 'nothing');
          const described = () => ({ kind: 'none' }) as const;
          return {
            rows: table.rows,
            parameters: {},
            day: ruleContext.editionDay,
            facts: {},
            outcome,
            described,
            names: [],
          };
        });
        if (before === undefined || after === undefined) return;
        const regions = changedRegions(before, after, inputs) ?? [];
        const first = (table: DecisionTable, one: Values) => rowsFitting(table, one)[0];
        const outputs = ([table, other]: readonly [DecisionTable, DecisionTable], one: Values) =>
          [table, other].map((each) => each.rows.find(({ id }) => id === first(each, one))?.output ?? 'nothing');
        const isDifferent = cases.some((one) => {
          const [was, is] = outputs([tableOf(left), tableOf(right)], one);
          return was !== is;
        });
        expect(regions.length > 0).toBe(isDifferent);
      }),
      { seed, numRuns: 400 },
    );
  });
});

describe('the emitted code of random tables', () => {
  it('decides every case as plain comparison does, and refuses cases without a row', async () => {
    const tables = fc.sample(rows, { seed, numRuns: 25 }).map((lines, index) => tableOf(lines, `random-${index}`));
    const folder = writeEmittedRules('random-tables', { ...rulesInput, rules: tables });
    for (const table of tables) {
      const rule = await importRule(folder, table.id);
      const interpret = prepareDecisionTable(table, ruleContext);
      for (const one of cases) {
        const [row] = rowsFitting(table, one);
        const expected = row === undefined ? null : { value: table.rows.find(({ id }) => id === row)?.output, row };
        expect(interpret(one)).toEqual(expected);
        if (expected === null) expect(() => rule(one)).toThrow('No row of');
        else expect(rule(one)).toEqual(expected);
      }
    }
  });
});
