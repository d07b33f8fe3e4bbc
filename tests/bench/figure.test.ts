import { expect, test } from 'vitest';
import { medianOf, percentile, printTable, verdictOf } from '../../scripts/bench/figure.ts';

test('the median is the middle value whatever the order', () => {
  expect(medianOf([{ wall: 9 }, { wall: 1 }, { wall: 5 }], ({ wall }) => wall)).toBe(5);
});

test('a goal is the most that a figure may be', () => {
  const figure = { name: 'time', unit: 'ms', goal: 2 } as const;
  expect([2, 2.01].map((value) => verdictOf({ ...figure, value }))).toEqual(['holds', 'does not hold']);
  expect(verdictOf({ name: 'time', unit: 'ms', value: 2 })).toBe('');
});

test('a score has the least that it must be', () => {
  const figure = { name: 'seo', unit: 'points', least: 100 } as const;
  expect([100, 99].map((value) => verdictOf({ ...figure, value }))).toEqual(['holds', 'does not hold']);
  const table = printTable({ title: 'Lighthouse', note: '', figures: [{ ...figure, value: 99 }] });
  expect(table).toMatch(/seo {2}99 points {2}≥ 100 points {2}does not hold$/);
});

test('a table shows every figure beside its goal and verdict', () => {
  const figures = [
    { name: 'paint', value: 1.234, unit: 'ms', goal: 2 },
    { name: 'JavaScript', value: 3.5, unit: 'kB', goal: 3 },
    { name: 'score', value: 98, unit: 'points' },
  ] as const;
  expect(printTable({ title: 'Generator', note: 'One run.', figures })).toBe(
    [
      'Generator',
      '  One run.',
      '               measured       goal',
      '  paint         1.23 ms  ≤ 2.00 ms  holds',
      '  JavaScript     3.5 kB   ≤ 3.0 kB  does not hold',
      '  score       98 points',
    ].join('\n'),
  );
});

test('a percentile is a value that was measured, the highest one for a hundred', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([0, 50, 99, 100].map((percent) => percentile(values, percent))).toEqual([1, 100, 198, 200]);
});
