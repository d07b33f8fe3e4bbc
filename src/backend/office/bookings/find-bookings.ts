import { and, asc, eq, type SQL } from 'drizzle-orm';
import { typedBooking } from '#forms/booking-number.ts';
import type { Database, Transaction } from '../../database/open-database.ts';
import { registrations, terms } from '../../database/schema.ts';
import { type FoundRegistration, lookUpRegistration } from '../../registration/find-registration.ts';
import { OfficeError } from '../command/office-error.ts';
import { fill } from '../command/words.ts';

/** Bookings with their terms, by day and then in the order in which they came. */
export const findBookings = (
  database: Database | Transaction,
  ...wanted: readonly (SQL | undefined)[]
): Promise<FoundRegistration[]> =>
  database
    .select({ registration: registrations, term: terms })
    .from(registrations)
    .innerJoin(terms, eq(registrations.term, terms.id))
    .where(and(...wanted))
    .orderBy(asc(terms.dateStart), asc(terms.id), asc(registrations.id));

/** The booking of a number, as people have it and lists show it, or of the reference in a link. */
export const findBooking = async (database: Database | Transaction, typed: string): Promise<FoundRegistration> => {
  const named = typedBooking(typed);
  const found = named === null ? undefined : await lookUpRegistration(database, named);
  if (found !== undefined) return found;
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
