/** What it is written from. */
export const source = ['5.10', 'civil-code-10', 'civil-code-112'];

/** The first day of age 18: the birthday, or 28 February when the 29th is missing. */
const adultFrom = (birth: Date): number => {
  const year = birth.getUTCFullYear() + 18;
  const wanted = new Date(Date.UTC(year, birth.getUTCMonth(), birth.getUTCDate()));
  const slipped = wanted.getUTCMonth() !== birth.getUTCMonth();
  return slipped ? Date.UTC(year, 1, 28) : wanted.getTime();
};

export const oracle = ({ birthDay, startDay }: { birthDay: number; startDay: number }): string => {
  if (startDay - birthDay < 0) return 'bornAfterStart';
  return adultFrom(new Date(birthDay * 86_400_000)) <= startDay * 86_400_000 ? 'adult' : 'minor';
};
