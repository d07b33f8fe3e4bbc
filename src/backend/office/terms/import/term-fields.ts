import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { minutesPerDay, minutesPerHour } from '#domain/dates/durations.ts';
import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { CalendarList, Catalogue } from '../../../terms/catalogue.ts';
import type { StoredTerm } from '../../../terms/find-terms.ts';
import type { PublishedTerm } from '../../../terms/published-terms.ts';
import { findCityId, listCityNames, wholeNumber } from '../../command/argument-values.ts';
import {
  fillLocalizedText,
  type LocalizedText,
  suggestNearestName,
  type Understood,
} from '../../command/localized-text.ts';
import { parseSpreadsheetDay } from './understand-day.ts';

type AlwaysGiven = 'id' | 'type' | 'client' | 'city' | 'dateStart';

/** A term as given in a file. Missing fields are absent; an empty value is null. */
export interface GivenTerm
  extends Pick<PublishedTerm, AlwaysGiven>,
    Partial<Omit<PublishedTerm, AlwaysGiven | 'freePlaces'>> {
  /** All seats of the term, including taken ones. */
  readonly places?: number | null;
}

/** What the terms of a file are checked against; `today` is a day number. */
export interface Bounds {
  readonly catalogue: Catalogue;
  readonly today: number;
}

interface Example {
  readonly index: number;
  readonly type: string;
  readonly city: string;
  readonly today: number;
}

interface FieldOfTerm {
  /** The heading of the column, also in the example. */
  readonly head: LocalizedText;
  /** Which terms require the field; a file without the column keeps stored values. */
  readonly needed: 'always' | 'new' | 'never';
  /** Columns of the database that change with the field. */
  readonly columns: readonly (keyof PublishedTerm)[];
  readonly understand: (typed: string, bounds: Bounds) => Understood<Partial<GivenTerm>>;
  /** The stored value in words; absent if it can never be empty. */
  readonly shown?: (term: StoredTerm) => string;
  readonly example: (example: Example) => string | number;
}

const daysAhead = 60;

/** The parsed value under the name of its column. */
const under = <Name extends keyof GivenTerm>(
  name: Name,
  understood: Understood<GivenTerm[Name]>,
): Understood<Partial<GivenTerm>> => ('value' in understood ? { value: { [name]: understood.value } } : understood);

/**
 * The columns of an import file. Headings, parsing, differences, the example and the list of the office are derived from this table.
 */
const table = {
  id: {
    head: { pl: 'nr', en: 'id' },
    needed: 'always',
    columns: [],
    understand: (typed) => under('id', understandNumber(typed)),
    example: ({ index }) => index + 1,
  },
  type: {
    head: { pl: 'kurs', en: 'type' },
    needed: 'always',
    columns: ['type', 'client'],
    understand: (typed, { catalogue }) => understandCourse(catalogue, typed),
    example: ({ type }) => type,
  },
  city: {
    head: { pl: 'miasto', en: 'city' },
    needed: 'always',
    columns: ['city'],
    understand: (typed, { catalogue }) => under('city', understandCity(catalogue, typed)),
    example: ({ city }) => city,
  },
  date: {
    head: { pl: 'dzień', en: 'date' },
    needed: 'always',
    columns: ['dateStart'],
    understand: (typed, { today }) => under('dateStart', parseSpreadsheetDay(typed, today)),
    example: ({ today }) => formatCivilDate(today + daysAhead),
  },
  hours: {
    head: { pl: 'godziny', en: 'hours' },
    needed: 'new',
    columns: ['hours'],
    understand: (typed) => under('hours', understandHours(typed)),
    shown: ({ hours }) => hours?.pl ?? '',
    example: () => '9:00–17:00',
  },
  places: {
    head: { pl: 'miejsca', en: 'places' },
    needed: 'new',
    columns: ['freePlaces'],
    understand: (typed) => under('places', understandSeats(typed)),
    shown: ({ freePlaces }) => String(freePlaces ?? ''),
    example: () => 12,
  },
} as const satisfies Readonly<Record<string, FieldOfTerm>>;

export type TermField = keyof typeof table;
export const termFields: Readonly<Record<TermField, FieldOfTerm>> = table;
const isTermField = (name: string): name is TermField => name in table;
export const termFieldNames: readonly TermField[] = Object.keys(table).filter(isTermField);

const refused = (
  words: LocalizedText,
  values: Parameters<typeof fillLocalizedText>[1] = {},
): { readonly words: LocalizedText } => ({
  words: fillLocalizedText(words, values),
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
    { typed, nearest: suggestNearestName(typed, courseNames(catalogue)) },
  );
};

/** Finds a city by its name, or in an address that contains one city: `ul. Długa 5, 50-100 Wrocław, Polska`. */
const understandCity = (catalogue: Catalogue, typed: string): Understood<string> => {
  const parts = [typed, ...typed.split(',').map((part) => part.trim().replace(/^\d\d-\d{3} /, ''))];
  const [value, another] = new Set(parts.flatMap((part) => findCityId(catalogue, part) ?? []));
  if (value !== undefined && another === undefined) return { value };
  if (typed === '')
    return refused({
      pl: 'Brakuje miasta (kolumna „miasto”, w kalendarzu LOCATION).',
      en: 'The city is missing (column “city”, in a calendar LOCATION).',
    });
  return refused(
    { pl: 'Nie ma miasta „{typed}”.{nearest}', en: 'There is no city “{typed}”.{nearest}' },
    { typed, nearest: suggestNearestName(typed, listCityNames(catalogue)) },
  );
};

const clocks = /^(\d{1,2})[:.]([0-5]\d)\s*[-–—−]\s*(\d{1,2})[:.]([0-5]\d)$/;

/** Parses the hours of a term; null if it has none. */
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

/** Parses the number of seats; null if it is not known. */
const understandSeats = (typed: string): Understood<number | null> => {
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

const namesOf = ({ id, name, short, slug }: (typeof courseTypes)[number]): readonly string[] => [
  id,
  slug.pl,
  slug.en,
  name.pl,
  name.en,
  short.pl,
  short.en,
];

/** All names by which a file may call a course. */
const courseNames = ({ lists }: Catalogue): readonly string[] => [
  ...new Set([...lists.map(({ type }) => type), ...courseTypes.flatMap(namesOf)]),
];

/** The list of the calendar to which a course belongs; the course is found by the key of the calendar, or by its id, slug or name. */
const findList = ({ lists, openLists }: Catalogue, typed: string): CalendarList | undefined => {
  const wanted = typed.toLowerCase();
  const byKey = [...openLists, ...lists].find(({ type }) => type === wanted);
  if (byKey !== undefined) return byKey;
  const course = courseTypes.find((one) => namesOf(one).some((name) => name.toLowerCase() === wanted));
  const client = audiences.find(({ id }) => id === course?.audience)?.client;
  return lists.find((list) => list.type === course?.calendar && list.client === client);
};
