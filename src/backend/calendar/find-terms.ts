import { and, asc, count, eq, gte, lt, type SQL } from 'drizzle-orm';
import { addMonths, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { refuse } from '../api/problem.ts';
import type { Database } from '../database/open-database.ts';
import { terms } from '../database/schema.ts';

export interface TermCriteria {
  readonly type: string | null;
  readonly client: string | null;
  /** Id of a city. */
  readonly city: string | null;
  /** `YYYY-MM`. */
  readonly month: string | null;
  /** First day that counts, `YYYY-MM-DD`. */
  readonly from: string;
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

/** The same where a term that is not there ends the request. */
export const findStoredTerm = async (database: Database, id: number): Promise<StoredTerm> => {
  const term = await lookUpTerm(database, id);
  if (!term) throw refuse(404, 'not-found');
  return term;
};

const matching = (criteria: TermCriteria): SQL | undefined => {
  const month = criteria.month === null ? null : parseCivilDate(`${criteria.month}-01`);
  return and(
    gte(terms.dateStart, criteria.from),
    criteria.type === null ? undefined : eq(terms.type, criteria.type),
    criteria.client === null ? undefined : eq(terms.client, criteria.client),
    criteria.city === null ? undefined : eq(terms.city, criteria.city),
    month === null ? undefined : gte(terms.dateStart, formatCivilDate(month)),
    month === null ? undefined : lt(terms.dateStart, formatCivilDate(addMonths(month, 1, 'clamp'))),
  );
};
