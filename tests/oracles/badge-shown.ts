/** What it is written from. */
export const source = ['C208', 'C209'];

/** Who cannot take a single place sees no number of them, only that none is left; who enquires sees the number while there is one. */
export const oracle = ({ sold, full }: { sold: string; full: boolean }): string => {
  if (sold === 'place') return 'counted';
  if (full) return 'full';
  return sold === 'group' ? 'none' : 'counted';
};
