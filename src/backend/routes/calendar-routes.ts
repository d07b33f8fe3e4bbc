import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { coursesCountBody, coursesQuery, searchTypesQuery } from '#generated/schemas/calendar.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { parseBody, parseQuery, readJsonBody, readQuery } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import { createRequestCoalescing, printJsonAnswer, sendPrintedAnswer } from '../http/shared-answers.ts';
import { type CalendarList, type Catalogue, findCourseText } from '../terms/catalogue.ts';
import { countListedTerms, findListedTerms } from '../terms/find-terms.ts';
import { coursePriceOnDay, presentCourseForApi } from '../terms/present-course.ts';

export interface CalendarContext {
  readonly database: Database;
  /** Counter of possible changes by this process. */
  readonly changes: () => number;
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly clock: () => number;
  /** Whether demo dates are offered. */
  readonly demoDates: boolean;
}

/** The calls of the calendar service: course types, number of terms, a course with its terms. */
export const addCalendarRoutes = (api: Api, context: CalendarContext): void => {
  const { database, catalogue, clock, demoDates } = context;
  const share = createRequestCoalescing(context);
  const today = (): string => formatCivilDate(warsawDate(clock()));

  api.get('/api/v1/www/search-types', (c) => {
    const { lang } = parseQuery(searchTypesQuery, readQuery(c));
    const offered = catalogue.courses.filter(({ type, locale }) => locale === lang && criteria(type).length > 0);
    return c.json(offered.map(({ type, name }) => ({ id: type, name })));
  });

  api.post('/api/v1/www/courses-count', async (c) => {
    const { type, localization, month } = parseBody(coursesCountBody, await readJsonBody(c));
    const city = cityOf(localization);
    if (city === undefined)
      throw new Refused('invalid-fields', { fields: [{ field: 'localization', code: 'unknown-city' }] });
    if (type !== null && !findCourseText(catalogue, type, 'pl'))
      throw new Refused('unknown-type', { fields: [{ field: 'type', code: 'unknown-type' }] });
    const counted = { lists: criteria(type), city, month, now: clock(), demoDates };
    const answer = await share(['count', type, city, month], () => countListedTerms(database, counted));
    return sendPrintedAnswer(c, answer);
  });

  api.get('/api/v1/www/courses', async (c) => {
    const query = parseQuery(coursesQuery, readQuery(c));
    const city = cityOf(query.localization ?? null);
    const course = findCourseText(catalogue, query.type, query.lang);
    if (city === undefined)
      throw new Refused('invalid-query', { fields: [{ field: 'localization', code: 'unknown-city' }] });
    if (!course) throw new Refused('unknown-type', { fields: [{ field: 'type', code: 'unknown-type' }] });
    const wanted = {
      lists: [{ type: query.type, client: query.client }],
      city,
      month: query.month ?? null,
      now: clock(),
      demoDates,
    };
    const answer = await share(['courses', query], async () => {
      const found = await findListedTerms(database, wanted);
      const priced = { ...course, price: coursePriceOnDay(course, today()) };
      return presentCourseForApi(priced, found, { locale: query.lang, cities: catalogue.cities });
    });
    return sendPrintedAnswer(c, answer);
  });

  /** The lists that a search shows, of one type or of all open courses; its count uses the same lists. */
  const criteria = (type: string | null): readonly CalendarList[] =>
    catalogue.openLists.filter((list) => type === null || list.type === type);

  /** The id of the city with this number in the calendar service; null for all cities, undefined if there is no such city. */
  const cityOf = (calendarId: number | null): string | null | undefined =>
    calendarId === null ? null : catalogue.cities.find((city) => city.calendarId === calendarId)?.id;
};

/** The calls of the questions, which exist in Polish only, and of the index of articles. */
export const addContentRoutes = (api: Api, { catalogue }: Pick<CalendarContext, 'catalogue'>): void => {
  const questions = catalogue.faq
    .filter(({ locale }) => locale === 'pl')
    .map(({ title, content, set }) => ({ title, content, set }));
  const index = { items: catalogue.articles.map((system) => ({ system })) };
  const [printedQuestions, printedIndex] = [printJsonAnswer(questions), printJsonAnswer(index)];
  api.get('/api/faq', (c) => sendPrintedAnswer(c, printedQuestions));
  api.get('/api/article-index', (c) => sendPrintedAnswer(c, printedIndex));
};
