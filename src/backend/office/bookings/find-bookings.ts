import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { FoundRegistration } from '../../registration/find-registration.ts';
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

/** The booking of a number or of a reference, as the office has it in a list or the person in a link. */
export const findBooking = async (database: Database | Transaction, typed: string): Promise<FoundRegistration> => {
  const isNumber = /^[1-9]\d{0,8}$/.test(typed);
  const [found] = await findBookings(
    database,
    isNumber ? eq(registrations.id, Number(typed)) : eq(registrations.reference, typed),
  );
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
