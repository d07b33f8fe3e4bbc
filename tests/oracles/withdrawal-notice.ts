const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** Fewer than 14 calendar days between today in Warsaw and the start. */
export const oracle = ({ bookedAt, startDay }: { bookedAt: number; startDay: number }): string => {
  const today = Date.parse(`${warsaw.format(bookedAt)}T00:00:00Z`) / 86_400_000;
  if (startDay < today) return 'startInPast';
  return startDay < today + 14 ? 'expressRequest' : 'none';
};
