/** What it is written from. */
export const source = ['5.18'];

/** Three years later; from 29 February to 28 February. */
export const oracle = ({ issueDay }: { issueDay: number }): number => {
  const issued = new Date(issueDay * 86_400_000);
  const isLeapDay = issued.getUTCMonth() === 1 && issued.getUTCDate() === 29;
  const day = isLeapDay ? 28 : issued.getUTCDate();
  return Date.UTC(issued.getUTCFullYear() + 3, issued.getUTCMonth(), day) / 86_400_000;
};
