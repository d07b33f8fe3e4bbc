/** The first 10 until "Show all", provided the filter is visible and more than 10 exist. */
export const oracle = (page: { total: number; filterVisible: boolean; showAll: boolean }): number => {
  const isCut = page.filterVisible && page.total > 10 && !page.showAll;
  return isCut ? 10 : page.total;
};
