import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { lastDayOffset, parseMonthSpan } from '#domain/dates/in-month.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { isTermListed } from '#forms/registration/offer.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import type { Database } from '../database/database.ts';
import { terms } from '../database/schema.ts';
import { Refused } from '../http/refused.ts';
import type { CalendarList } from './catalogue.ts';
import { toCalendarTermStart } from './has-started.ts';
import { type PublishedTerm, publishedTerms } from './published-terms.ts';

export interface TermCriteria {
  /** The lists whose terms count. */
  readonly lists: readonly CalendarList[];
  /** Id of a city. */
  readonly city: string | null;
  /** `YYYY-MM`. */
  readonly month: string | null;
  /** Only terms that begin after this instant count, in milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
  /** Whether demo dates count. */
  readonly demoDates: boolean;
}

export type StoredTerm = typeof terms.$inferSelect;

/** Whether a stored term is shown in lists, by the rule; the query only leaves out terms that cannot be. */
export const isStoredTermListed = (
  term: Pick<StoredTerm, 'dateStart' | 'hours' | 'cancelledAt'>,
  now: number,
): boolean => isTermListed({ ...toCalendarTermStart(term), isCalledOff: term.cancelledAt !== null }, now);

const today = ({ now }: TermCriteria): string => formatCivilDate(warsawDate(now));

/** Finds the terms that lists show. The query compares days; the hours decide which of today's terms have begun. */
export const findListedTerms = async (database: Database, criteria: TermCriteria): Promise<StoredTerm[]> => {
  const firstDay = today(criteria);
  const found = await database
    .select()
    .from(terms)
    .where(and(gte(terms.dateStart, firstDay), matching(criteria)))
    .orderBy(asc(terms.dateStart), asc(terms.id));
  return found.filter((term) => isStoredTermListed(term, criteria.now));
};

export const countListedTerms = async (database: Database, criteria: TermCriteria): Promise<number> => {
  const found = await database
    .select({ dateStart: terms.dateStart, hours: terms.hours, cancelledAt: terms.cancelledAt })
    .from(terms)
    .where(and(gte(terms.dateStart, today(criteria)), matching(criteria)));
  return found.filter((term) => isStoredTermListed(term, criteria.now)).length;
};

export const findTermById = async (database: Database, id: number): Promise<StoredTerm | undefined> => {
  const [term] = await database.select().from(terms).where(eq(terms.id, id));
  return term;
};

/** A term that can be booked. Refuses the request if the term does not exist, was cancelled, or is a demo date where none are offered. */
export const getBookableTerm = async (
  database: Database,
  id: number,
  { demoDates }: Pick<TermCriteria, 'demoDates'>,
): Promise<StoredTerm> => {
  const term = await findTermById(database, id);
  if (!term || term.cancelledAt !== null || (term.demo && !demoDates)) throw new Refused('term-not-found');
  return term;
};

/** The condition of a query for the terms of a list, or of one month of it; a term that spans two months is in both. */
const inList = ({ type, client }: CalendarList, month: ReturnType<typeof parseMonthSpan>): SQL | undefined =>
  and(
    eq(terms.type, type),
    eq(terms.client, client),
    month === null ? undefined : gte(terms.dateStart, formatCivilDate(month.first - lastDayOffset(daysOfType(type)))),
    month === null ? undefined : lt(terms.dateStart, formatCivilDate(month.next)),
  );

const matching = (criteria: TermCriteria): SQL | undefined => {
  const month = criteria.month === null ? null : parseMonthSpan(criteria.month);
  return and(
    isNull(terms.cancelledAt),
    criteria.demoDates ? undefined : eq(terms.demo, false),
    or(sql`false`, ...criteria.lists.map((list) => inList(list, month))),
    criteria.city === null ? undefined : eq(terms.city, criteria.city),
  );
};

/** Terms that have not begun at an instant and were not cancelled; demo dates are not published. */
export const findPublishedTerms = async (database: Database, now: number): Promise<PublishedTerm[]> => {
  const found = await database
    .select()
    .from(terms)
    .where(
      and(gte(terms.dateStart, formatCivilDate(warsawDate(now))), isNull(terms.cancelledAt), eq(terms.demo, false)),
    )
    .orderBy(asc(terms.dateStart), asc(terms.id));
  return publishedTerms.parse(found.filter((term) => isStoredTermListed(term, now)));
};
