import { and, asc, count, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { lastOffset, monthSpan } from '#domain/dates/in-month.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { refuse } from '../api/problem.ts';
import type { CalendarList } from '../catalogue/catalogue.ts';
import type { Database } from '../database/open-database.ts';
import { terms } from '../database/schema.ts';

export interface TermCriteria {
  /** The lists whose terms count. */
  readonly lists: readonly CalendarList[];
  /** Id of a city. */
  readonly city: string | null;
  /** `YYYY-MM`. */
  readonly month: string | null;
  /** First day that counts, `YYYY-MM-DD`. */
  readonly from: string;
  /** Whether invented dates count. */
  readonly demoDates: boolean;
}

export type StoredTerm = typeof terms.$inferSelect;

export const findTerms = (database: Database, criteria: TermCriteria): Promise<StoredTerm[]> =>
  database.select().from(terms).where(matching(criteria)).orderBy(asc(terms.dateStart), asc(terms.id));

export const countTerms = async (database: Database, criteria: TermCriteria): Promise<number> => {
  const [row] = await database.select({ found: count() }).from(terms).where(matching(criteria));
  return row?.found ?? 0;
};

export const lookUpTerm = async (database: Database, id: number): Promise<StoredTerm | undefined> => {
  const [term] = await database.select().from(terms).where(eq(terms.id, id));
  return term;
};

/** A term that can be booked; one that is not there, or is a demo date where there may be none, or was called off, ends the request. */
export const findStoredTerm = async (
  database: Database,
  id: number,
  { demoDates }: Pick<TermCriteria, 'demoDates'>,
): Promise<StoredTerm> => {
  const term = await lookUpTerm(database, id);
  if (!term || term.cancelledAt !== null || (term.demo && !demoDates)) throw refuse(404, 'not-found');
  return term;
};

const daysOf = (type: string): readonly number[] | null => calendarKeys.find(({ key }) => key === type)?.days ?? null;

/** Terms of a list, those of a month alone where one is asked for: a term over its end is in both. */
const inList = ({ type, client }: CalendarList, month: ReturnType<typeof monthSpan>): SQL | undefined =>
  and(
    eq(terms.type, type),
    eq(terms.client, client),
    month === null ? undefined : gte(terms.dateStart, formatCivilDate(month.first - lastOffset(daysOf(type)))),
    month === null ? undefined : lt(terms.dateStart, formatCivilDate(month.next)),
  );

const matching = (criteria: TermCriteria): SQL | undefined => {
  const month = criteria.month === null ? null : monthSpan(criteria.month);
  return and(
    gte(terms.dateStart, criteria.from),
    isNull(terms.cancelledAt),
    criteria.demoDates ? undefined : eq(terms.demo, false),
    or(sql`false`, ...criteria.lists.map((list) => inList(list, month))),
    criteria.city === null ? undefined : eq(terms.city, criteria.city),
  );
};
