import { addYears, dayNumber, daysInMonth, formatCivilDate, weekdayOf } from '#domain/dates/civil-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { fillLocalizedText, type LocalizedText, type Understood } from '../../command/localized-text.ts';

const refusals = {
  missing: {
    pl: 'Brakuje dnia (kolumna „dzień”, w kalendarzu DTSTART).',
    en: 'The day is missing (column “date”, in a calendar DTSTART).',
  },
  unknown: {
    pl: 'Dzień „{typed}” nie istnieje albo nie da się go odczytać. Wpisz go jako RRRR-MM-DD albo DD.MM.RRRR.',
    en: 'The day “{typed}” does not exist or cannot be read. Type it as YYYY-MM-DD.',
  },
  ambiguous: {
    pl: 'W „{typed}” nie wiadomo, która liczba jest dniem, a która miesiącem albo rokiem. Wpisz dzień jako RRRR-MM-DD albo DD.MM.RRRR.',
    en: 'In “{typed}” it is not certain which number is the day, the month or the year. Type the day as YYYY-MM-DD.',
  },
  serial: {
    pl: '„{typed}” jest liczbą, nie dniem. Nadaj tej kolumnie w arkuszu format daty i zapisz plik jeszcze raz.',
    en: '“{typed}” is a number, not a day. Format this column as dates in the spreadsheet and save the file again.',
  },
  weekday: {
    pl: 'W „{typed}” dzień tygodnia nie zgadza się z datą.',
    en: 'In “{typed}” the weekday does not fit the date.',
  },
  far: {
    pl: 'Dzień {typed} leży za daleko (lat naprzód najwyżej: {years}). Popraw rok.',
    en: 'The day {typed} is too far ahead (years at most: {years}). Correct the year.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Parses a day as spreadsheets write it in Polish and English; returns `YYYY-MM-DD`. */
export const parseSpreadsheetDay = (typed: string, today: number): Understood<string> => {
  const refuse = (reason: keyof typeof refusals, shown = typed): { readonly words: LocalizedText } => ({
    words: fillLocalizedText(refusals[reason], { typed: shown, years: parameters.importedTermYears }),
  });
  if (typed === '') return refuse('missing');
  const found = readNumbers(withoutMidnight(typed)) ?? readNames(withoutMidnight(typed));
  if (typeof found === 'string') return refuse(found);
  if (found === undefined) return refuse('unknown');
  const { year, month, day, weekday } = found;
  if (day < 1 || day > daysInMonth(year, month)) return refuse('unknown');
  const number = dayNumber({ year, month, day });
  if (weekday !== undefined && weekday !== weekdayOf(number)) return refuse('weekday');
  if (number > addYears(today, parameters.importedTermYears)) return refuse('far', formatCivilDate(number));
  return { value: formatCivilDate(number) };
};

interface FoundDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 1 for Monday; undefined if the weekday is not named. */
  readonly weekday?: number | undefined;
}

/** Removes a time of midnight, and the Polish abbreviation of “year”, which spreadsheets may write after a day. */
const withoutMidnight = (typed: string): string =>
  typed.replace(/[T ]0?0:00(?::00)?(?:[.,]0+)?Z?$/, '').replace(/\s*r\.$/, '');

const fullYear = (digits: string): number => Number(digits.length === 2 ? `20${digits}` : digits);

const readNumbers = (typed: string): FoundDay | 'ambiguous' | 'serial' | undefined => {
  if (/^\d+(?:[.,]\d+)?$/.test(typed)) return 'serial';
  const fromYear = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(typed);
  if (fromYear !== null) {
    const [, year = '', , month, day] = fromYear;
    return { year: Number(year), month: Number(month), day: Number(day) };
  }
  const toYear = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/.exec(typed);
  if (toYear === null) return undefined;
  const [, first, separator, second, digits = ''] = toYear;
  const [day, month, year] = [Number(first), Number(second), fullYear(digits)];
  if (separator === '-' && digits.length === 2) return 'ambiguous';
  if (separator !== '/' || day === month) return { year, month, day };
  // 3/13/2027 is American, 13/3/2027 is not; 3/4/2027 may be either.
  if (day <= 12 && month <= 12) return 'ambiguous';
  return day > 12 ? { year, month, day } : { year, month: day, day: month };
};

/** `1 marca 2027`, `1-mar-27`, `poniedziałek, 1 marca 2027`, `March 1, 2027`, `Monday, March 1, 2027`. */
const readNames = (typed: string): FoundDay | undefined => {
  const inOrder =
    /^(?:(?<weekday>\p{L}+)\.?,? )?(?<day>\d{1,2})\.?[ -](?<month>\p{L}+)\.?,?[ -](?<year>\d{4}|\d{2})$/u.exec(typed) ??
    /^(?:(?<weekday>\p{L}+)\.?,? )?(?<month>\p{L}+)\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u.exec(typed);
  if (inOrder?.groups === undefined) return undefined;
  const { weekday, day, month = '', year = '' } = inOrder.groups;
  const named = numberOf(monthNames, month);
  const ofWeek = weekday === undefined ? undefined : numberOf(weekdayNames, weekday);
  if (named === undefined || (weekday !== undefined && ofWeek === undefined)) return undefined;
  return { year: fullYear(year), month: named, day: Number(day), weekday: ofWeek };
};

const numberOf = (names: readonly ReadonlySet<string>[], typed: string): number | undefined => {
  const index = names.findIndex((one) => one.has(typed.toLowerCase()));
  return index === -1 ? undefined : index + 1;
};

/** The forms of the name of a month or weekday in both languages: alone, in a date, and short. */
const formsOf = (part: 'month' | 'weekday', date: Date): ReadonlySet<string> =>
  new Set(
    ['pl', 'en'].flatMap((locale) =>
      (['long', 'short'] as const).flatMap((length) =>
        [{}, { day: 'numeric' as const, month: length }].flatMap((others) =>
          new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...others, [part]: length })
            .formatToParts(date)
            .filter(({ type }) => type === part)
            .map(({ value }) => value.toLowerCase().replace(/\.$/, '')),
        ),
      ),
    ),
  );

/** 2024 begins on a Monday. */
const monthNames = Array.from({ length: 12 }, (_, month) => formsOf('month', new Date(Date.UTC(2024, month, 1))));
const weekdayNames = Array.from({ length: 7 }, (_, day) => formsOf('weekday', new Date(Date.UTC(2024, 0, day + 1))));
