import { parseCivilDate, weekdayOf } from '#domain/dates/civil-date.ts';
import { groupConsecutiveDays } from '#domain/dates/day-runs.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import type { TermRow } from './term.ts';

/** Weekdays and hours that all terms of a course share. Weekdays count from 1 for Monday. */
export interface Schedule {
  /** How many runs of days a term has: two weekends are two. */
  readonly times: number;
  readonly first: number;
  readonly last: number;
  readonly hours: string | null;
}

const onlyOf = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

/** The schedule of every row; null where they differ or their days are unknown. */
export const findCommonSchedule = (rows: readonly TermRow[], days: readonly number[] | null): Schedule | null => {
  const starts = rows.map(({ start }) => parseCivilDate(start)).filter((start) => start !== null);
  const weekday = onlyOf(starts.map(weekdayOf));
  const hours = onlyOf(rows.map((row) => row.hours));
  const [start] = starts;
  if (days === null || start === undefined || weekday === undefined || hours === undefined) return null;
  const runs = groupConsecutiveDays(start, days);
  const first = onlyOf(runs.map((run) => weekdayOf(run.first)));
  const last = onlyOf(runs.map((run) => weekdayOf(run.last)));
  return first === undefined || last === undefined ? null : { times: runs.length, first, last, hours };
};

/** Full names of the weekdays, from Monday. */
const weekdayNames = (t: Messages['calendar']): readonly string[] => [
  t.wholeMonday(),
  t.wholeTuesday(),
  t.wholeWednesday(),
  t.wholeThursday(),
  t.wholeFriday(),
  t.wholeSaturday(),
  t.wholeSunday(),
];

/** `2 × piątek–niedziela, 8:00–19:00`. */
export const scheduleInWords = ({ times, first, last, hours }: Schedule, t: Messages['calendar']): string => {
  const [from, to] = [weekdayNames(t)[first - 1] ?? '', weekdayNames(t)[last - 1] ?? ''];
  const span = first === last ? from : t.span({ first: from, last: to });
  const days = times === 1 ? span : t.times({ count: String(times), days: span });
  return [days, ...(hours === null ? [] : [hours])].join(', ');
};
