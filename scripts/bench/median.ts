/** The middle value, or the mean of the two middle ones. The list must not be empty. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
};

/** The median of one measure over several runs. */
export const medianOf = <Run>(runs: readonly Run[], measure: (run: Run) => number): number => median(runs.map(measure));
