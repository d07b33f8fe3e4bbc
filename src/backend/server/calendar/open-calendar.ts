import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { isTermInMonth } from '#domain/dates/in-month.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { type CoursesQuery, coursesQuery } from '#generated/schemas/calendar.ts';
import { type Catalogue, findCourseText, readCatalogue } from '../../terms/catalogue.ts';
import { planDemoTerms } from '../../terms/plan-terms.ts';
import { coursePriceOnDay, type ListedTerm, presentCourseForApi } from '../../terms/present-course.ts';
import type { OfficeDatabase } from './read-published.ts';

export interface BuildCalendar {
  /** Answers a path of the courses call, as the API does. */
  readonly ask: (path: string) => Response;
  readonly close: () => Promise<void>;
}

/** What decides about the dates of a build without an upstream calendar. */
export interface CalendarSource {
  readonly demoDates: boolean;
  /** Where the office keeps its terms; null if there is no database. */
  readonly office: OfficeDatabase | null;
}

/**
 * The calendar for a build: demo dates, without a database, since starting one takes seconds; otherwise the terms that the office has
 * imported. It always includes the courses.
 */
export const openBuildCalendar = async ({ demoDates, office }: CalendarSource): Promise<BuildCalendar> => {
  const catalogue = readCatalogue();
  const now = Date.now();
  const today = warsawDate(now);
  if (demoDates) return createDemoCalendar(catalogue, today);
  if (office === null) return calendarOfTerms(catalogue, [], today);
  const { readUpcomingCourseTerms } = await import('./read-published.ts');
  return calendarOfTerms(catalogue, await readUpcomingCourseTerms(office, now), today);
};

/** The demo calendar of one day, given as a day number. */
export const createDemoCalendar = (catalogue: Catalogue, today: number): BuildCalendar =>
  calendarOfTerms(catalogue, planDemoTerms(catalogue.calendar, catalogue.cities, today), today);

const calendarOfTerms = (catalogue: Catalogue, terms: readonly ListedTerm[], today: number): BuildCalendar => {
  const day = formatCivilDate(today);
  const priced = catalogue.courses.map((course) => ({ ...course, price: coursePriceOnDay(course, day) }));
  const ask = (path: string): Response => {
    const query = coursesQuery.safeParse(Object.fromEntries(new URL(path, 'http://calendar').searchParams));
    if (!query.success) return Response.json({ code: 'invalid-query' }, { status: 400 });
    return answerCourses({ ...catalogue, courses: priced }, terms, query.data);
  };
  return { ask, close: () => Promise.resolve() };
};

const answerCourses = (
  catalogue: Catalogue,
  terms: readonly ListedTerm[],
  { type, client, localization, month, lang }: CoursesQuery,
): Response => {
  const { cities } = catalogue;
  const course = findCourseText(catalogue, type, lang);
  if (!course) return Response.json({ code: 'invalid-query' }, { status: 400 });
  const city = cities.find(({ calendarId }) => calendarId === localization)?.id;
  const items = terms
    .filter((term) => term.type === type && term.client === client)
    .filter((term) => localization === undefined || term.city === city)
    .filter((term) => month === undefined || isTermInMonth(term.dateStart, daysOfType(type), month))
    .toSorted((a, b) => compareByCodeUnit(a.dateStart, b.dateStart) || a.id - b.id);
  return Response.json(presentCourseForApi(course, items, { locale: lang, cities }));
};
