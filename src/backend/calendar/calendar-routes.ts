import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { coursesCountBody, coursesQuery, searchTypesQuery } from '#generated/schemas/calendar.ts';
import type { Api } from '../api/api.ts';
import { refuse } from '../api/problem.ts';
import { parseBody, parseQuery, readJson, readQuery } from '../api/read-request.ts';
import type { Database } from '../database/database.ts';
import { type CalendarList, type Catalogue, findCourse } from './catalogue.ts';
import { countTerms, findTerms } from './find-terms.ts';
import { presentCourse, priceOn } from './present-course.ts';

export interface CalendarContext {
  readonly database: Database;
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly clock: () => number;
  /** Whether invented dates are offered. */
  readonly demoDates: boolean;
}

/** The calls of the calendar service: course types, number of terms, a course with its terms. */
export const addCalendarRoutes = (api: Api, { database, catalogue, clock, demoDates }: CalendarContext): void => {
  const today = (): string => formatCivilDate(warsawDate(clock()));

  api.get('/api/v1/www/search-types', (context) => {
    const { lang } = parseQuery(searchTypesQuery, readQuery(context));
    const offered = catalogue.courses.filter(({ type, locale }) => locale === lang && criteria(type).length > 0);
    return context.json(offered.map(({ type, name }) => ({ id: type, name })));
  });

  api.post('/api/v1/www/courses-count', async (context) => {
    const { type, localization, month } = parseBody(coursesCountBody, await readJson(context));
    const city = cityOf(localization);
    if (city === undefined) throw refuse(422, 'invalid-fields', [{ field: 'localization', code: 'unknown-city' }]);
    if (type !== null && !findCourse(catalogue, type, 'pl'))
      throw refuse(404, 'not-found', [{ field: 'type', code: 'unknown-type' }]);
    return context.json(await countTerms(database, { lists: criteria(type), city, month, now: clock(), demoDates }));
  });

  api.get('/api/v1/www/courses', async (context) => {
    const query = parseQuery(coursesQuery, readQuery(context));
    const city = cityOf(query.localization ?? null);
    const course = findCourse(catalogue, query.type, query.lang);
    if (city === undefined) throw refuse(400, 'invalid-query', [{ field: 'localization', code: 'unknown-city' }]);
    if (!course) throw refuse(404, 'not-found', [{ field: 'type', code: 'unknown-type' }]);
    const found = await findTerms(database, {
      lists: [{ type: query.type, client: query.client }],
      city,
      month: query.month ?? null,
      now: clock(),
      demoDates,
    });
    return context.json(
      presentCourse({ ...course, price: priceOn(course, today()) }, found, {
        locale: query.lang,
        cities: catalogue.cities,
      }),
    );
  });

  /** What a search shows, of one type or of all: its list and its count are made of the same. */
  const criteria = (type: string | null): readonly CalendarList[] =>
    catalogue.openLists.filter((list) => type === null || list.type === type);

  /** The id of a city of the calendar service, null for all, undefined for one that does not exist. */
  const cityOf = (calendarId: number | null): string | null | undefined =>
    calendarId === null ? null : catalogue.cities.find((city) => city.calendarId === calendarId)?.id;
};

/** Questions, which exist in Polish only, and the index of articles. */
export const addContentRoutes = (api: Api, { catalogue }: Pick<CalendarContext, 'catalogue'>): void => {
  const questions = catalogue.faq
    .filter(({ locale }) => locale === 'pl')
    .map(({ title, content, set }) => ({ title, content, set }));
  const index = { items: catalogue.articles.map((system) => ({ system })) };
  api.get('/api/faq', (context) => context.json(questions));
  api.get('/api/article-index', (context) => context.json(index));
};
