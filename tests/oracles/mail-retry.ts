/** What it is written from. */
export const source = ['C114'];

/** As many attempts as there may be, unless another one is no use. */
export const oracle = (
  { failed, forEver }: { failed: number; forEver: boolean },
  { mailAttempts = Number.NaN }: Record<string, number>,
): string => {
  const left = forEver ? 0 : Math.max(0, mailAttempts - failed);
  return left === 0 ? 'dead' : 'again';
};
