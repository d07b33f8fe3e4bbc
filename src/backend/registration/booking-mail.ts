import { printedBookingNumber } from '#domain/identifiers/booking-number.ts';
import type { Locale } from '#domain/locale.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Transaction } from '../database/open-database.ts';
import { describeTerm, type FoundRegistration } from './find-registration.ts';

export interface BookingMail {
  /** Whoever booked: the guardian of a minor, else the participant. */
  readonly to: string;
  readonly locale: Locale;
  /** `reference` is the number for people; the link of `booking` is what opens the booking. */
  readonly facts: { readonly term: Term; readonly reference: string; readonly booking: string };
}

/** What every mail about a booking tells, and to whom. */
export const bookingMail = async (
  transaction: Transaction,
  found: FoundRegistration,
  { cities, bookingPath }: Pick<Catalogue, 'cities' | 'bookingPath'>,
): Promise<BookingMail> => {
  const { reference, number, locale, person } = found.registration;
  return {
    to: String(person.guardianEmail || person.email || ''),
    locale,
    facts: {
      term: await describeTerm(transaction, found, cities),
      reference: printedBookingNumber(number),
      booking: `${bookingPath[locale]}?reference=${reference}`,
    },
  };
};
