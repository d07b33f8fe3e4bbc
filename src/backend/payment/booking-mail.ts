import type { Locale } from '#domain/locale.ts';
import { type Term, term as termShape } from '#generated/schemas/shapes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Transaction } from '../database/open-database.ts';
import { describeTerm, type FoundRegistration } from '../registration/find-registration.ts';
import type { StoredRegistration } from '../registration/reserve-place.ts';

export interface BookingMail {
  /** Whoever booked: the guardian of a minor, else the participant. */
  readonly to: string;
  readonly locale: Locale;
  readonly facts: { readonly term: Term; readonly reference: string; readonly booking: string };
}

/** The address of whoever pays and is written to. */
export const payerOf = ({ person }: Pick<StoredRegistration, 'person'>): string =>
  String(person.guardianEmail || person.email || '');

/** What every mail about a booking tells, and to whom. */
export const bookingMail = async (
  transaction: Transaction,
  found: FoundRegistration,
  { cities, bookingPath }: Pick<Catalogue, 'cities' | 'bookingPath'>,
): Promise<BookingMail> => {
  const { reference, locale } = found.registration;
  return {
    to: payerOf(found.registration),
    locale,
    facts: {
      term: termShape.parse(await describeTerm(transaction, found, cities)),
      reference,
      booking: `${bookingPath[locale]}?reference=${reference}`,
    },
  };
};
