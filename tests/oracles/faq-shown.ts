/** What it is written from. */
export const source = ['2.49', '4.19'];

/** The first so many items, and a button when there are more. */
export const oracle = (
  { total, showAll }: { total: number; showAll: boolean },
  { faqInitiallyShown = Number.NaN }: Record<string, number>,
): number => (showAll ? total : Math.min(faqInitiallyShown, total));
