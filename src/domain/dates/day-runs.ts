/** Days that follow one another, first to last. */
export interface DayRun {
  readonly first: number;
  readonly last: number;
}

/**
 * The days of a term as runs of consecutive days. Offsets count from the first day; null is one day.
 * @example groupConsecutiveDays(100, [0, 1, 7, 8]) // [{ first: 100, last: 101 }, { first: 107, last: 108 }]
 */
export const groupConsecutiveDays = (start: number, offsets: readonly number[] | null): readonly DayRun[] => {
  const runs: DayRun[] = [];
  for (const day of (offsets ?? [0]).map((offset) => start + offset)) {
    const open = runs.at(-1);
    if (open !== undefined && open.last + 1 === day) runs[runs.length - 1] = { first: open.first, last: day };
    else runs.push({ first: day, last: day });
  }
  return runs;
};
