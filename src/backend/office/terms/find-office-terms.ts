import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { holdingStatuses } from '../../database/registration-status.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { StoredTerm } from '../../terms/find-terms.ts';
import { isStrayTerm } from '../../terms/stray-terms.ts';
import { cityName, courseName } from '../bookings/booking-columns.ts';
import type { Office } from '../command/command.ts';
import type { Column, Row } from '../command/command-result.ts';
import { termFieldNames, termFields } from './import/term-fields.ts';

export interface CountedTerm {
  readonly term: StoredTerm;
  /** Seats that are taken. */
  readonly taken: number;
  /** How many wait on the reserve list. */
  readonly waiting: number;
}

const holdsSeat = inArray(registrations.status, holdingStatuses);

/** Terms by day, with their taken seats and entries on the reserve list. */
export const findTermsWithCounts = async (
  database: Database | Transaction,
  ...wanted: readonly (SQL | undefined)[]
): Promise<readonly CountedTerm[]> =>
  database
    .select({
      term: terms,
      taken: sql<number>`coalesce(sum(${registrations.places}) filter (where ${holdsSeat}), 0)::int`,
      waiting: sql<number>`(count(*) filter (where ${eq(registrations.status, 'waitlisted')}))::int`,
    })
    .from(terms)
    .leftJoin(registrations, eq(registrations.term, terms.id))
    .where(and(...wanted))
    .groupBy(terms.id)
    .orderBy(asc(terms.dateStart), asc(terms.id));

/** The fields that may be empty, as the import file names them; instead of all seats the list shows the taken and the free ones. */
const furtherFields = termFieldNames.filter((name) => termFields[name].shown !== undefined && name !== 'places');

export const termColumns: Column[] = [
  { key: 'term', title: { pl: 'nr', en: 'no.' } },
  { key: 'date', title: { pl: 'dzień', en: 'day' } },
  ...furtherFields.map((key) => ({ key, title: termFields[key].head })),
  { key: 'course', title: { pl: 'kurs', en: 'course' } },
  { key: 'city', title: { pl: 'miasto', en: 'city' } },
  { key: 'taken', title: { pl: 'zajęte', en: 'taken' } },
  { key: 'free', title: { pl: 'wolne', en: 'free' } },
  { key: 'waiting', title: { pl: 'rezerwa', en: 'reserve' } },
  { key: 'cancelledAt', title: { pl: 'odwołany', en: 'cancelled' }, unit: 'instant' },
];

/** Shown for a term in whose list there is no course, because the model has moved or dropped the course. */
const stray = 'poza ofertą: nie ma kursu na tej liście';

export const termRow = ({ term, taken, waiting }: CountedTerm, { catalogue }: Pick<Office, 'catalogue'>): Row => ({
  term: term.id,
  date: term.dateStart,
  ...Object.fromEntries(furtherFields.map((name) => [name, termFields[name].shown?.(term) ?? ''])),
  type: term.type,
  course: isStrayTerm(catalogue, term)
    ? `${courseName(catalogue, term.type)} – ${stray}`
    : courseName(catalogue, term.type),
  city: cityName(catalogue, term.city),
  taken,
  free: term.freePlaces,
  waiting,
  cancelledAt: term.cancelledAt?.toISOString() ?? null,
});
