/** What it is written from. */
export const source = ['5.17', 'C190'];

/** No minute is left. */
export const oracle = ({ minutesToStart }: { minutesToStart: number }): string =>
  Math.max(minutesToStart, 0) === 0 ? 'started' : 'ahead';
