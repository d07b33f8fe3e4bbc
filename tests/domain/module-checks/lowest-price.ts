import { range } from './calendar.ts';
import { same } from './same.ts';

type Point = { from: number | null; to: number | null; grosze: number };

/** The lowest of the prices of single days, each looked up for itself. */
const lowest = (history: readonly Point[], start: number, days: number): number | null => {
  const perDay = range(start - days, start).map((day) =>
    history.flatMap(({ from, to, grosze }) =>
      (from === null || from <= day) && (to === null || to >= day) ? [grosze] : [],
    ),
  );
  return days === 0 || perDay.some((prices) => prices.length === 0)
    ? null
    : (perDay.flat().toSorted((a, b) => a - b)[0] ?? null);
};

const histories: readonly (readonly Point[])[] = [
  [],
  [{ from: null, to: null, grosze: 500 }],
  [{ from: 70, to: 99, grosze: 500 }],
  [
    { from: null, to: 69, grosze: 100 },
    { from: 70, to: 79, grosze: 300 },
    { from: 80, to: 98, grosze: 400 },
    { from: 99, to: 99, grosze: 200 },
    { from: 100, to: null, grosze: 50 },
  ],
  [
    { from: 60, to: 84, grosze: 300 },
    { from: 86, to: null, grosze: 200 },
  ],
  [
    { from: 60, to: null, grosze: 300 },
    { from: 90, to: 95, grosze: 250 },
  ],
];

/** Prices looked up day by day. */
export const lowestPriceCheck = (module: typeof import('#domain/money/lowest-price.ts')): void => {
  for (const history of histories)
    for (const start of range(68, 104))
      for (const days of [0, 1, 2, 10, 30, 31])
        same(module.lowestPriceBeforeReduction(history, start, days), lowest(history, start, days), [
          history,
          start,
          days,
        ]);
};
