/** The first 3 items and a button when there are more than 3. */
export const oracle = ({ total, showAll }: { total: number; showAll: boolean }): number =>
  showAll ? total : Math.min(3, total);
