import { and, asc, eq, gte, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parseTypedBooking } from '#forms/booking-number.ts';
import { findRegistration } from '../../bookings/find-registration.ts';
import { findBookingMoney, keptGrosze } from '../../bookings/payment/money-of.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { registrations, terms } from '../../database/schema.ts';
import { awaitsChoice, canChooseAfterTermChange } from '../../flows/ending/take-choice.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import type { Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

export interface ListedBooking extends FoundRegistration {
  /** Grosze received that are not refunded. */
  readonly kept: number;
}

/** Bookings with their terms and money, ordered by the day of the course, then by arrival. */
export const findBookings = (
  database: Database | Transaction,
  ...wanted: readonly (SQL | undefined)[]
): Promise<ListedBooking[]> =>
  database
    .select({ registration: registrations, term: terms, kept: keptGrosze })
    .from(registrations)
    .innerJoin(terms, eq(registrations.term, terms.id))
    .where(and(...wanted))
    .orderBy(asc(terms.dateStart), asc(terms.id), asc(registrations.id));

/** The booking with a booking number, or with the reference of a link; throws if there is none. */
export const getBooking = async (database: Database | Transaction, typed: string): Promise<ListedBooking> => {
  const named = parseTypedBooking(typed);
  const found = named === null ? undefined : await findRegistration(database, named);
  if (found !== undefined)
    return { ...found, kept: (await findBookingMoney(database, found.registration.reference)).kept };
  throw new OfficeError(
    fillLocalizedText(
      {
        pl: 'Nie ma zgłoszenia „{typed}”. Numery pokazuje: npm run office -- bookings',
        en: 'There is no booking “{typed}”. The numbers are shown by: npm run office -- bookings',
      },
      { typed },
    ),
  );
};

/** Bookings whose payment is awaited; with a day, only those that must be paid by that day. */
export const findUnpaidBookings = (database: Database, until: string | undefined): Promise<ListedBooking[]> =>
  findBookings(
    database,
    inArray(registrations.status, ['awaitingPayment', 'paymentFailed']),
    until === undefined ? undefined : lte(registrations.payUntil, until),
  );

/** Bookings whose date we have changed and whose person has not chosen yet. */
export const findBookingsAwaitingChoice = async ({
  database,
  now,
}: Pick<Office, 'database' | 'now'>): Promise<ListedBooking[]> =>
  (await findBookings(database, awaitsChoice)).filter((one) => canChooseAfterTermChange(one, now));

/** The condition of a query for entries on the reserve lists of future terms. */
export const reserveListCondition = (now: number): SQL | undefined =>
  and(
    eq(registrations.status, 'waitlisted'),
    isNotNull(registrations.reserveNumber),
    gte(terms.dateStart, formatCivilDate(warsawDate(now))),
  );

/** The entries on the reserve lists of future terms, or of one of them. */
export const findReserveListEntries = async (
  { database, now }: { readonly database: Database | Transaction; readonly now: number },
  term?: number,
): Promise<ListedBooking[]> => {
  const found = await findBookings(
    database,
    reserveListCondition(now),
    term === undefined ? undefined : eq(terms.id, term),
  );
  return found.filter((one) => !hasTermStarted(one.term, now));
};
