import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { isInMonth } from '#domain/dates/in-month.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { type CoursesQuery, coursesQuery } from '#generated/schemas/calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { planTerms } from './plan-terms.ts';
import { presentCourse } from './present-course.ts';
import { priceOn } from './price-on.ts';
import { noDates } from './seed-terms.ts';

export interface BuildCalendar {
  /** Answers a path of the call for courses, as the API does. */
  readonly ask: (path: string) => Response;
  readonly close: () => Promise<void>;
}

/**
 * The embedded calendar for a build: what a fresh database would answer, without one, since starting it takes seconds. Without
 * demo dates it knows the courses and no date of them.
 */
export const openCalendar = ({ demoDates }: { readonly demoDates: boolean }): Promise<BuildCalendar> => {
  const catalogue = readCatalogue();
  const calendar = demoDates ? catalogue.calendar : noDates;
  return Promise.resolve(buildCalendar({ ...catalogue, calendar }, warsawDate(Date.now())));
};

/** The calendar of one day, given as a day number. */
export const buildCalendar = (catalogue: Catalogue, today: number): BuildCalendar => {
  const planned = planTerms(catalogue.calendar, catalogue.cities, today);
  const day = formatCivilDate(today);
  const priced = catalogue.courses.map((course) => ({ ...course, price: priceOn(course, day) }));
  const ask = (path: string): Response => {
    const query = coursesQuery.safeParse(Object.fromEntries(new URL(path, 'http://calendar').searchParams));
    if (!query.success) return Response.json({ code: 'invalid-query' }, { status: 400 });
    return answerCourses({ ...catalogue, courses: priced }, planned, query.data);
  };
  return { ask, close: () => Promise.resolve() };
};

const answerCourses = (
  { courses, cities }: Catalogue,
  planned: ReturnType<typeof planTerms>,
  { type, client, localization, month, lang }: CoursesQuery,
): Response => {
  const course = courses.find((text) => text.type === type && text.locale === lang);
  if (!course) return Response.json({ code: 'invalid-query' }, { status: 400 });
  const city = cities.find(({ calendarId }) => calendarId === localization)?.id;
  const items = planned
    .filter((term) => term.type === type && term.client === client)
    .filter((term) => localization === undefined || term.city === city)
    .filter((term) => month === undefined || isInMonth(term.dateStart, daysOf(type), month))
    .toSorted((a, b) => compareText(a.dateStart, b.dateStart) || a.id - b.id);
  return Response.json(presentCourse(course, items, { locale: lang, cities }));
};

const daysOf = (type: string): readonly number[] | null => calendarKeys.find(({ key }) => key === type)?.days ?? null;

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
