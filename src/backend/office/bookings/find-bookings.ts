import { and, asc, eq, type SQL } from 'drizzle-orm';
import { typedBooking } from '#forms/booking-number.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { registrations, terms } from '../../database/schema.ts';
import { keptGrosze, moneyOf } from '../../payment/money-of.ts';
import { type FoundRegistration, lookUpRegistration } from '../../registration/find-registration.ts';
import { fill } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

export interface ListedBooking extends FoundRegistration {
  /** Grosze that came and do not go back. */
  readonly kept: number;
}

/** Bookings with their terms and money, by day and then in the order in which they came. */
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

/** The booking of a number, as people have it and lists show it, or of the reference in a link. */
export const findBooking = async (database: Database | Transaction, typed: string): Promise<ListedBooking> => {
  const named = typedBooking(typed);
  const found = named === null ? undefined : await lookUpRegistration(database, named);
  if (found !== undefined) return { ...found, kept: (await moneyOf(database, found.registration.reference)).kept };
  throw new OfficeError(
    fill(
      {
        pl: 'Nie ma zgłoszenia „{typed}”. Numery pokazuje: npm run office -- bookings',
        en: 'There is no booking “{typed}”. The numbers are shown by: npm run office -- bookings',
      },
      { typed },
    ),
  );
};
