import { printCalendarFile } from '#domain/calendar-file/calendar-text.ts';
import type { TermPattern } from '#domain/calendar-file/run-events.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import { findStreetOfClasses } from '#domain/places/street-of-classes.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { edition } from '#generated/data/edition.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { removeTypesettingMarks } from '../../lib/prose-text.ts';
import type { CourseQuery } from '../../lib/site-context.ts';
import type { DatesFile, OpenDate } from '../dates-schema.ts';
import { calendarFilePath, termFilePath } from './calendar-paths.ts';
import { calendarEventsOfTerm, type EventTexts, type ListedTerm } from './term-events.ts';

export interface TextFile {
  /** Address on the site. */
  readonly path: string;
  readonly text: string;
}

export interface CalendarFileSource extends EventTexts {
  readonly queries: readonly CourseQuery[];
  readonly courses: (query: CourseQuery) => CoursesResponse | null;
  /** Which of the dates have changed, and which have left the calendar. */
  readonly dates: DatesFile;
}

const stamp = parseCivilDate(edition) ?? 0;

type City = (typeof cities)[number];

const cityTexts: { readonly [Name in Locale]: { readonly at: (city: City) => string; name: (city: City) => string } } =
  {
    pl: { at: ({ locative }) => locative, name: ({ name }) => name },
    en: { at: ({ nameEn }) => nameEn, name: ({ nameEn }) => nameEn },
  };

/** A term with the id of its city. */
type PlacedTerm = ListedTerm & { readonly city: string | null };

const openTerm = (term: Term, sequence: number): PlacedTerm => ({
  id: term.id,
  type: term.type,
  name: term.name,
  dateStart: term.dateStart,
  hours: term.showHours ? term.hoursRendered : null,
  place: term.city,
  street: findStreetOfClasses(cities, term.localization),
  city: cities.find(({ calendarId }) => calendarId === term.localization)?.id ?? null,
  sequence,
  withdrawn: false,
});

const withdrawnTerm = (date: OpenDate, name: string, locale: Locale): PlacedTerm => {
  const city = cities.find(({ id }) => id === date.city);
  return {
    id: date.id,
    type: date.type,
    name,
    dateStart: date.blocks[0]?.from ?? '',
    hours: date.hours,
    place: city === undefined ? date.place : cityTexts[locale].name(city),
    street: city?.venue ?? null,
    city: date.city,
    sequence: date.sequence,
    withdrawn: true,
  };
};

const listedTerms = (type: string, { name, items }: CoursesResponse, { dates, locale }: CalendarFileSource) => {
  const ofType = (date: OpenDate): boolean => date.type === type;
  const sequences = new Map(dates.dates.filter(ofType).map(({ id, sequence }) => [id, sequence]));
  const withdrawn = dates.withdrawn.filter(ofType);
  return [
    ...items.map((term) => openTerm(term, sequences.get(term.id) ?? 0)),
    ...withdrawn.map((date) => withdrawnTerm(date, name, locale)),
  ];
};

const patternOf = (type: string): TermPattern => {
  const key = calendarKeys.find((candidate) => candidate.key === type);
  return { offsets: key?.days ?? null, examOnLastDay: key?.examOnLastDay ?? false };
};

const courseFiles = (type: string, answer: CoursesResponse, source: CalendarFileSource): readonly TextFile[] => {
  const { locale, texts } = source;
  const all = listedTerms(type, answer, source);
  const pattern = patternOf(type);
  const eventsOf = (terms: readonly ListedTerm[]) =>
    terms.flatMap((term) => calendarEventsOfTerm(term, pattern, source));
  const course = answer.name;
  const feed = (city: City | null): TextFile => ({
    path: calendarFilePath(locale, type, city?.id ?? null),
    text: printCalendarFile({
      events: eventsOf(city === null ? all : all.filter((term) => term.city === city.id)),
      stamp,
      name: removeTypesettingMarks(
        city === null
          ? texts.feeds.terms({ course })
          : texts.feeds.termsInCity({ course, place: cityTexts[locale].at(city) }),
      ),
    }),
  });
  const terms = all.map((term) => ({
    path: termFilePath(locale, term.id),
    text: printCalendarFile({ events: eventsOf([term]), stamp, name: null }),
  }));
  return [feed(null), ...cities.map(feed), ...terms];
};

/**
 * Calendars of a language: one per course type, one per course type and city, even when no date is open there now, and one
 * file per term. A type that the calendar gave no answer for has none.
 */
export const planCalendarFiles = (source: CalendarFileSource): readonly TextFile[] =>
  source.queries
    .filter(({ locale }) => locale === source.locale)
    .flatMap((query) => {
      const answer = source.courses(query);
      return answer === null ? [] : courseFiles(query.type, answer, source);
    });
