import { parseCivilDate, toCivilDate, weekdayOf } from '#domain/dates/civil-date.ts';
import { type DayRun, groupConsecutiveDays } from '#domain/dates/day-runs.ts';
import type { Messages } from '#generated/i18n/messages.ts';

type Calendar = Messages['calendar'];

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
/** The endings of the keys of other forms of a month: `ofJanuary`, `inJanuary`. */
const monthForms = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const monthOf = (day: number): string => {
  const { year, month } = toCivilDate(day);
  return `${year}-${String(month).padStart(2, '0')}`;
};

/** What is written after a day: nothing, its month, or its month and year. */
type Beside = 'nothing' | 'month' | 'year';

const dayWord = (day: number, beside: Beside, calendar: Calendar): string => {
  const date = toCivilDate(day);
  const name = monthForms[date.month - 1];
  if (beside === 'nothing' || name === undefined) return String(date.day);
  const words = { day: String(date.day), month: calendar[`of${name}`]() };
  return beside === 'month' ? calendar.day(words) : calendar.dayOfYear({ ...words, year: String(date.year) });
};

/** A line never breaks at the dash of `4–6`, `pt.–niedz.` and `8:00–19:00`, and not within `4–6 i 11–13`. */
const unbroken = (spans: string): string =>
  spans.replaceAll(/(?<=\S)–(?=\S)|(?<=\d) (?=\p{L}+\s\d)/gu, (sign) => (sign === '–' ? '\u2060–\u2060' : '\u00a0'));

const yearOf = (day: number): number => toCivilDate(day).year;

const runWord = (run: DayRun, beside: Beside, calendar: Calendar): string => {
  if (run.first === run.last) return dayWord(run.first, beside, calendar);
  const split = monthOf(run.first) !== monthOf(run.last);
  const besideFirst = yearOf(run.first) === yearOf(run.last) ? 'month' : 'year';
  const besideLast = split && beside === 'nothing' ? 'month' : beside;
  const words = {
    first: dayWord(run.first, split ? besideFirst : 'nothing', calendar),
    last: dayWord(run.last, besideLast, calendar),
  };
  return split ? calendar.longSpan(words) : calendar.span(words);
};

/** `4–6 i 11–13 grudnia 2026`: the days of a term with their year, for a civil date; the text itself when it is none. */
export const termDaysWithYear = (date: string, offsets: readonly number[] | null, calendar: Calendar): string => {
  const start = parseCivilDate(date);
  if (start === null) return date;
  const days = termDaysInWords(start, offsets, calendar);
  return lastsIntoNextYear(start, offsets) ? days : calendar.monthOfYear({ month: days, year: String(yearOf(start)) });
};

const lastsIntoNextYear = (start: number, offsets: readonly number[] | null): boolean =>
  yearOf(start) !== yearOf(groupConsecutiveDays(start, offsets).at(-1)?.last ?? start);

/**
 * `4–6 i 11–13 grudnia`: the days of a term, and over New Year `25–27 grudnia 2026 i 1–3 stycznia 2027`. Offsets count from the first
 * day; without them the first day alone.
 */
export const termDaysInWords = (start: number, offsets: readonly number[] | null, calendar: Calendar): string => {
  const runs = groupConsecutiveDays(start, offsets);
  const withYears = lastsIntoNextYear(start, offsets);
  const words = runs.map((run, at) => {
    const next = runs[at + 1];
    if (withYears && (next === undefined || yearOf(next.last) !== yearOf(run.last)))
      return runWord(run, 'year', calendar);
    const endsMonth = next === undefined || monthOf(next.last) !== monthOf(run.last);
    return runWord(run, endsMonth ? 'month' : 'nothing', calendar);
  });
  const [last = '', ...before] = words.toReversed();
  if (before.length === 0) return unbroken(last);
  return unbroken(calendar.both({ first: before.toReversed().join(', '), second: last }));
};

const weekdayWord = (day: number, calendar: Calendar): string => {
  const name = weekdays[weekdayOf(day) - 1];
  return name === undefined ? '' : calendar[name]();
};

/** `pt.–niedz.`: the weekdays of the first run of days. */
const termWeekdays = (start: number, offsets: readonly number[] | null, calendar: Calendar): string => {
  const [run] = groupConsecutiveDays(start, offsets);
  if (run === undefined || run.first === run.last) return weekdayWord(start, calendar);
  return calendar.span({ first: weekdayWord(run.first, calendar), last: weekdayWord(run.last, calendar) });
};

interface TermHours {
  readonly days: readonly number[] | null;
  readonly hours: string | null;
}

/** `pt.–niedz. 8:00–19:00`: weekdays and hours. */
export const termTimesInWords = (start: number, { days, hours }: TermHours, calendar: Calendar): string =>
  unbroken([termWeekdays(start, days, calendar), hours].filter((words) => words !== null).join(' '));

/** `8:00–19:00, godziny kolejnych dni mogą się zmienić`: of a course of several days, the calendar has the times of the first one alone. */
export const withLaterDaysCaveat = (times: string, days: readonly number[] | null, calendar: Calendar): string =>
  (days?.length ?? 0) > 1 ? calendar.laterDays({ times }) : times;

/** `pt.–niedz. 8:00–19:00, godziny kolejnych dni mogą się zmienić` */
export const termTimesWithCaveat = (start: number, { days, hours }: TermHours, calendar: Calendar): string =>
  withLaterDaysCaveat(termTimesInWords(start, { days, hours }, calendar), days, calendar);

/** `grudzień 2026` for a month `YYYY-MM`. */
export const monthAndYearInWords = (month: string, calendar: Calendar): string => {
  const name = months[Number(month.slice(5)) - 1];
  return name === undefined ? month : calendar.monthOfYear({ month: calendar[name](), year: month.slice(0, 4) });
};

/** `w grudniu 2026` for a month `YYYY-MM`. */
export const inMonthInWords = (month: string, calendar: Calendar): string => {
  const name = monthForms[Number(month.slice(5)) - 1];
  return name === undefined ? month : calendar.monthOfYear({ month: calendar[`in${name}`](), year: month.slice(0, 4) });
};

/** `3 listopada 2026` for a civil date; the text itself when it is no date. */
export const dateInWords = (date: string, calendar: Calendar): string => {
  const day = parseCivilDate(date);
  if (day === null) return date;
  const { year, month, day: ofMonth } = toCivilDate(day);
  const name = monthForms[month - 1];
  return name === undefined
    ? date
    : calendar.dayOfYear({ day: String(ofMonth), month: calendar[`of${name}`](), year: String(year) });
};
