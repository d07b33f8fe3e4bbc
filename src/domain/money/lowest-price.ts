/** A price in grosze with its first and last day as day numbers; null means "ever since" or "until further notice". */
export type PricePoint = { readonly from: number | null; readonly to: number | null; readonly grosze: number };

/**
 * The lowest price of the `days` days before a reduction's first day, the last of them the day before (Act of 9 May 2014,
 * art. 4). Null when the history does not reach over every one of those days: then the price may not be announced as a reduction.
 */
export const lowestPriceBeforeReduction = (
  history: readonly PricePoint[],
  reductionStart: number,
  days: number,
): number | null => {
  let lowest: number | null = null;
  for (let day = reductionStart - days; day < reductionStart; day += 1) {
    const prices = history
      .filter(({ from, to }) => (from ?? day) <= day && day <= (to ?? day))
      .map(({ grosze }) => grosze);
    if (prices.length === 0) return null;
    lowest = Math.min(lowest ?? Number.POSITIVE_INFINITY, ...prices);
  }
  return lowest;
};
