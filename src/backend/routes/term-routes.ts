import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { type TermResponse, termQuery } from '#generated/schemas/own.ts';
import { findNextReserveListPosition } from '../bookings/reserve-seat.ts';
import { countUpstreamSeatsLeft } from '../bookings/upstream-terms.ts';
import type { Database } from '../database/database.ts';
import { countOfferedSeats } from '../flows/reserve-list.ts';
import type { Api } from '../http/api.ts';
import { parseQuery, readQuery } from '../http/read-request.ts';
import { findCourseText } from '../terms/catalogue.ts';
import { findTermById, getBookableTerm } from '../terms/find-terms.ts';
import { coursePriceOnDay, presentTermForApi } from '../terms/present-course.ts';
import type { FindTerm } from '../terms/term-finder.ts';
import type { CalendarContext } from './calendar-routes.ts';

interface TermContext extends CalendarContext {
  /** Set if terms come from an upstream calendar. */
  readonly findTerm: FindTerm | undefined;
}

/** The call that returns the term which a visitor wants to book. */
export const addTermRoutes = (api: Api, { database, catalogue, findTerm, clock, demoDates }: TermContext): void => {
  api.get('/api/term', async (c) => {
    const { course: id, lang, place, type } = parseQuery(termQuery, readQuery(c));
    if (findTerm) return c.json(await fetchTerm(database, findTerm, { id, lang, type }));
    const term = await getBookableTerm(database, id, { demoDates });
    const course = findCourseText(catalogue, term.type, lang);
    const offered = await countOfferedSeats(database, id, place);
    const freePlaces = term.freePlaces === null ? null : term.freePlaces + offered;
    const shown = presentTermForApi({ ...term, freePlaces }, course?.name ?? term.type, {
      locale: lang,
      cities: catalogue.cities,
    });
    return c.json({
      position: await findNextReserveListPosition(database, id),
      term: shown,
      price: course === undefined ? null : coursePriceOnDay(course, formatCivilDate(warsawDate(clock()))),
    });
  });
};

/** The term of the upstream calendar, with the seats that we have not sold ourselves. */
const fetchTerm = async (
  database: Database,
  findTerm: FindTerm,
  { id, lang, type }: { readonly id: number; readonly lang: Locale; readonly type: string | undefined },
): Promise<TermResponse> => {
  const { term, price } = await findTerm(id, lang, type);
  const stored = await findTermById(database, id);
  const freePlaces = stored ? countUpstreamSeatsLeft(stored, term.freePlaces) : term.freePlaces;
  return { term: { ...term, freePlaces }, price, position: await findNextReserveListPosition(database, id) };
};
