/** What it is written from. */
export const source = ['5.17', 'consumer-rights-27', 'consumer-rights-early-start', 'civil-code-115'];

const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];

/** Gauss's Easter. */
const easterOf = (year: number): number => {
  const [a, b, c] = [year % 19, year % 4, year % 7];
  const k = Math.floor(year / 100);
  const m = (15 - Math.floor((13 + 8 * k) / 25) + k - Math.floor(k / 4)) % 30;
  const d = (19 * a + m) % 30;
  const e = (2 * b + 4 * c + 6 * d + ((4 + k - Math.floor(k / 4)) % 7)) % 7;
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) ? 7 : 0;
  return Date.UTC(year, 2, 22 + d + e - late) / 86_400_000;
};

const isOff = (day: number): boolean => {
  const date = new Date(day * 86_400_000);
  const afterEaster = day - easterOf(date.getUTCFullYear());
  return (
    [0, 6].includes(date.getUTCDay()) ||
    fixed.includes(date.toISOString().slice(5, 10)) ||
    [0, 1, 49, 60].includes(afterEaster)
  );
};

/** The start is compared with the working day that ends the days from the booking in Warsaw. */
export const oracle = (
  { bookedAt, startDay }: { bookedAt: number; startDay: number },
  { withdrawalDays = Number.NaN }: Record<string, number>,
): string => {
  const today = Date.parse(`${warsaw.format(bookedAt)}T00:00:00Z`) / 86_400_000;
  if (startDay < today) return 'startInPast';
  let last = today + withdrawalDays;
  while (isOff(last)) last += 1;
  return startDay > last ? 'none' : 'expressRequest';
};
