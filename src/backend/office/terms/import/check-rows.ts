import { dayRuns } from '#domain/dates/day-runs.ts';
import { minutesPerDay, minutesPerHour } from '#domain/dates/durations.ts';
import { audiences } from '#generated/data/audiences.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { CalendarList, Catalogue } from '../../../calendar/catalogue.ts';
import type { StoredTerm } from '../../../calendar/find-terms.ts';
import { cityNames, findCity, wholeNumber } from '../../command/argument-values.ts';
import { didYouMean, fill, type LocalizedText } from '../../command/localized-text.ts';
import type { RawTerm, RowProblem, TermField, Understood } from './raw-term.ts';
import { understandDay } from './understand-day.ts';

/** A term of a file as it can be stored. `places` are all that the term has, taken ones included. */
export interface ImportedTerm extends Pick<StoredTerm, 'id' | 'type' | 'client' | 'city' | 'dateStart' | 'hours'> {
  readonly line: number;
  readonly places: number | null;
}

/** What a term is checked against; `today` is a day number. */
interface Bounds {
  readonly catalogue: Catalogue;
  readonly today: number;
}

/** Checks the terms of a file one by one; each mistake is named with its place. */
export const checkRows = (
  bounds: Bounds,
  raws: readonly RawTerm[],
): { readonly terms: readonly ImportedTerm[]; readonly problems: readonly RowProblem[] } => {
  const checked = raws.map((raw) => checkRow(bounds, raw));
  const terms = checked.flatMap(({ term }) => (term === undefined ? [] : [term]));
  return { terms, problems: [...checked.flatMap(({ problems }) => problems), ...repeated(terms)] };
};

const repeated = (terms: readonly ImportedTerm[]): RowProblem[] =>
  terms.flatMap(({ id, line }, index) => {
    const first = terms.findIndex((other) => other.id === id);
    if (first === index) return [];
    return [
      {
        line,
        words: fill(
          { pl: 'Numer {id} stoi już w wierszu {first}.', en: 'The number {id} stands on line {first} already.' },
          { id, first: terms[first]?.line ?? 0 },
        ),
      },
    ];
  });

const checkRow = (
  { catalogue, today }: Bounds,
  { line, positions, values, lastsDays = 1 }: RawTerm,
): { readonly term: ImportedTerm | undefined; readonly problems: readonly RowProblem[] } => {
  const problems: RowProblem[] = [];
  const take = <Value>(field: TermField, understood: Understood<Value>): Value | undefined => {
    if ('value' in understood) return understood.value;
    problems.push({ ...(positions[field] ?? { line }), words: understood.words });
    return undefined;
  };
  const id = take('id', understandNumber(values.id));
  const list = take('type', understandCourse(catalogue, values.type));
  const city = take('city', understandCity(catalogue, values.city));
  const dateStart = take('date', understandDay(values.date, today));
  const hours = take('hours', understandHours(values.hours));
  const places = take('places', understandPlaces(values.places));
  const misfit = list === undefined || lastsDays === 1 ? undefined : daysMisfit(list.type, lastsDays);
  if (misfit !== undefined) problems.push({ ...(positions.date ?? { line }), words: misfit });
  if (problems.length > 0 || !id || !list || !city || !dateStart || hours === undefined || places === undefined) {
    return { term: undefined, problems };
  }
  return { term: { line, id, ...list, city, dateStart, hours, places }, problems };
};

const refused = (words: LocalizedText, values: Parameters<typeof fill>[1] = {}): { readonly words: LocalizedText } => ({
  words: fill(words, values),
});

const understandNumber = (typed: string): Understood<number> => {
  const id = wholeNumber.safeParse(typed).data ?? 0;
  if (id >= 1) return { value: id };
  if (typed === '')
    return refused({
      pl: 'Brakuje numeru terminu (kolumna „nr”, w kalendarzu UID).',
      en: 'The number of the term is missing (column “id”, in a calendar UID).',
    });
  return refused(
    {
      pl: 'Numer terminu „{typed}” nie jest liczbą całkowitą od 1.',
      en: 'The number of the term “{typed}” is no whole number from 1.',
    },
    { typed },
  );
};

const understandCourse = (catalogue: Catalogue, typed: string): Understood<CalendarList> => {
  const value = findList(catalogue, typed);
  if (value !== undefined) return { value };
  if (typed === '')
    return refused({
      pl: 'Brakuje kursu (kolumna „kurs”, w kalendarzu CATEGORIES albo SUMMARY).',
      en: 'The course is missing (column “type”, in a calendar CATEGORIES or SUMMARY).',
    });
  return refused(
    { pl: 'Nie ma kursu „{typed}”.{nearest}', en: 'There is no course “{typed}”.{nearest}' },
    { typed, nearest: didYouMean(typed, courseNames(catalogue)) },
  );
};

/** A city by its name, or an address with one city in it: `ul. Długa 5, 50-100 Wrocław, Polska`. */
const understandCity = (catalogue: Catalogue, typed: string): Understood<string> => {
  const parts = [typed, ...typed.split(',').map((part) => part.trim().replace(/^\d\d-\d{3} /, ''))];
  const [value, another] = new Set(parts.flatMap((part) => findCity(catalogue, part) ?? []));
  if (value !== undefined && another === undefined) return { value };
  if (typed === '')
    return refused({
      pl: 'Brakuje miasta (kolumna „miasto”, w kalendarzu LOCATION).',
      en: 'The city is missing (column “city”, in a calendar LOCATION).',
    });
  return refused(
    { pl: 'Nie ma miasta „{typed}”.{nearest}', en: 'There is no city “{typed}”.{nearest}' },
    { typed, nearest: didYouMean(typed, cityNames(catalogue)) },
  );
};

const clocks = /^(\d{1,2})[:.]([0-5]\d)\s*[-–—−]\s*(\d{1,2})[:.]([0-5]\d)$/;

/** Null where a term has none. */
const understandHours = (typed: string): Understood<StoredTerm['hours']> => {
  if (typed === '') return { value: null };
  const [found, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = clocks.exec(typed) ?? [];
  const from = Number(fromHour) * minutesPerHour + Number(fromMinute);
  const to = Number(toHour) * minutesPerHour + Number(toMinute);
  if (found === undefined || from >= minutesPerDay || to > minutesPerDay)
    return refused(
      {
        pl: 'Godziny „{typed}” nie mają postaci 9:00–17:00 (początek i koniec, z minutami).',
        en: 'The hours “{typed}” are not of the form 9:00–17:00 (beginning and end, with minutes).',
      },
      { typed },
    );
  if (to === minutesPerDay)
    return refused(
      {
        pl: 'Godziny „{typed}” kończą się o północy, a to już następny dzień. Wpisz koniec najpóźniej o 23:59.',
        en: 'The hours “{typed}” end at midnight, which is the next day already. Type an end of 23:59 or earlier.',
      },
      { typed },
    );
  if (from >= to)
    return refused(
      {
        pl: 'W godzinach „{typed}” koniec nie jest późniejszy niż początek.',
        en: 'In the hours “{typed}” the end is not later than the beginning.',
      },
      { typed },
    );
  const text = `${Number(fromHour)}:${fromMinute}–${Number(toHour)}:${toMinute}`;
  return { value: { pl: text, en: text } };
};

/** Null where the places are not known. */
const understandPlaces = (typed: string): Understood<number | null> => {
  if (typed === '') return { value: null };
  const value = wholeNumber.safeParse(typed).data;
  if (value !== undefined) return { value };
  return refused(
    {
      pl: 'Liczba miejsc „{typed}” nie jest liczbą całkowitą; puste pole znaczy: nie wiadomo.',
      en: 'The places “{typed}” are no whole number; an empty field means: not known.',
    },
    { typed },
  );
};

/** Why an event of several days cannot be a term of this course: which days follow the first one is a fact of the course. */
const daysMisfit = (type: string, lastsDays: number): LocalizedText | undefined => {
  const offsets = daysOfType(type) ?? [0];
  const [run] = dayRuns(0, offsets);
  const fitting = [(run?.last ?? 0) + 1, (offsets.at(-1) ?? 0) + 1];
  if (fitting.includes(lastsDays)) return undefined;
  return fill(
    {
      pl: 'Wydarzenie trwa {lastsDays} dni, a zajęcia kursu {type} bez przerwy {days}. Zapisz sam pierwszy dzień: następne wynikają z kursu.',
      en: 'The event lasts {lastsDays} days, the classes of the course {type} without a break {days}. Keep the first day alone: the others follow from the course.',
    },
    { lastsDays, type, days: fitting[0] ?? 1 },
  );
};

const namesOf = ({ id, name, short, slug }: (typeof courseTypes)[number]): readonly string[] => [
  id,
  slug.pl,
  slug.en,
  name.pl,
  name.en,
  short.pl,
  short.en,
];

/** Every name by which a file may call a course. */
const courseNames = ({ lists }: Catalogue): readonly string[] => [
  ...new Set([...lists.map(({ type }) => type), ...courseTypes.flatMap(namesOf)]),
];

/** The list of the calendar that a course belongs to, by the key of the calendar, or by id, slug or name of the course. */
const findList = ({ lists, openLists }: Catalogue, typed: string): CalendarList | undefined => {
  const wanted = typed.toLowerCase();
  const byKey = [...openLists, ...lists].find(({ type }) => type === wanted);
  if (byKey !== undefined) return byKey;
  const course = courseTypes.find((one) => namesOf(one).some((name) => name.toLowerCase() === wanted));
  const client = audiences.find(({ id }) => id === course?.audience)?.client;
  return lists.find((list) => list.type === course?.calendar && list.client === client);
};
