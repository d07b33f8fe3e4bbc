import { eq, inArray } from 'drizzle-orm';
import type { FoundRegistration } from '../../bookings/registration.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { concludedStatuses } from '../../database/registration-status.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { StoredTerm } from '../../terms/find-terms.ts';
import { cityName, courseName } from '../bookings/booking-columns.ts';
import { findBookings } from '../bookings/find-bookings.ts';
import type { Office } from '../command/command.ts';
import { fillLocalizedText, type LocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

/** The bookings of the people who are expected; without the reserve list and bookings that have ended. */
export const findExpectedBookings = (database: Database | Transaction, term: number): Promise<FoundRegistration[]> =>
  findBookings(database, eq(registrations.term, term), inArray(registrations.status, concludedStatuses));

/** The term with a number; throws an OfficeError if there is none. */
export const getTermForOffice = async (database: Database | Transaction, id: number): Promise<StoredTerm> => {
  const [term] = await database.select().from(terms).where(eq(terms.id, id));
  if (term !== undefined) return term;
  throw new OfficeError(
    fillLocalizedText(
      {
        pl: 'Nie ma terminu {id}. Numery pokazuje: npm run office -- terms',
        en: 'There is no term {id}. The numbers are shown by: npm run office -- terms',
      },
      { id },
    ),
  );
};

/** A heading with course, city and day of a term. */
export const formatTermTitle = (
  words: LocalizedText,
  { type, city, dateStart, id }: StoredTerm,
  { catalogue }: Office,
): LocalizedText =>
  fillLocalizedText(
    { pl: `${words.pl}: {course}, {city}, {day} (nr {id})`, en: `${words.en}: {course}, {city}, {day} (no. {id})` },
    { course: courseName(catalogue, type), city: cityName(catalogue, city), day: dateStart, id },
  );
