/** What it is written from. */
export const source = ['5.18'];

/** So many years later, three today; from 29 February to 28 February where that year has no such day. */
export const oracle = (
  { issueDay }: { issueDay: number },
  { certificateValidityYears = Number.NaN }: Record<string, number>,
): number => {
  const issued = new Date(issueDay * 86_400_000);
  const year = issued.getUTCFullYear() + certificateValidityYears;
  const sameDay = Date.UTC(year, issued.getUTCMonth(), issued.getUTCDate());
  const isMoved = new Date(sameDay).getUTCMonth() !== issued.getUTCMonth();
  return (isMoved ? Date.UTC(year, issued.getUTCMonth(), issued.getUTCDate() - 1) : sameDay) / 86_400_000;
};
