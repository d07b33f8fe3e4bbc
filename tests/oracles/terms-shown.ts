/** What it is written from. */
export const source = ['4.22', '4.23'];

/** The first so many until "Show all", provided the filter is visible and there are more. */
export const oracle = (
  page: { total: number; filterVisible: boolean; showAll: boolean },
  { termsInitiallyShown = Number.NaN }: Record<string, number>,
): number => {
  const isCut = page.filterVisible && page.total > termsInitiallyShown && !page.showAll;
  return isCut ? termsInitiallyShown : page.total;
};
