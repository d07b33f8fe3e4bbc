/** The platform's calendar, which nobody here wrote: day numbers, dates and months by way of Date. */
const millisecondsPerDay = 86_400_000;

export const dayOf = (text: string): number => Date.parse(`${text}T00:00Z`) / millisecondsPerDay;

export const dateOf = (dayCount: number): { year: number; month: number; day: number } => {
  const date = new Date(dayCount * millisecondsPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

export const textOf = (dayCount: number): string => new Date(dayCount * millisecondsPerDay).toISOString().slice(0, 10);

export const weekdayOf = (dayCount: number): number => new Date(dayCount * millisecondsPerDay).getUTCDay() || 7;

/** The day number of a date; months and days beyond the ends run on into the next. */
export const dayAt = (year: number, month: number, day: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / millisecondsPerDay;
};

export const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
