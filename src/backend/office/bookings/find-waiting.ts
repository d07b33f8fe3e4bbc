import { eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { hasStarted } from '../../calendar/has-started.ts';
import type { Database } from '../../database/database.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { Office } from '../command/command.ts';
import { findBookings, type ListedBooking } from './find-bookings.ts';

/** Bookings whose payment is awaited; with a day only those whose time ends by it. */
export const findUnpaid = (database: Database, until: string | undefined): Promise<ListedBooking[]> =>
  findBookings(
    database,
    inArray(registrations.status, ['pay', 'failed']),
    until === undefined ? undefined : lte(registrations.payUntil, until),
  );

/** Who waits on the reserve list of a term that is still to come. */
export const findReserves = async (
  { database, now }: Pick<Office, 'database' | 'now'>,
  term?: number,
): Promise<ListedBooking[]> => {
  const found = await findBookings(
    database,
    eq(registrations.status, 'sent'),
    isNotNull(registrations.reserveNumber),
    gte(terms.dateStart, formatCivilDate(warsawDate(now))),
    term === undefined ? undefined : eq(terms.id, term),
  );
  return found.filter((one) => !hasStarted(one.term, now));
};
