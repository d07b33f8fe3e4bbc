import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import type { Locale } from '#domain/locale.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { type Term, term as termShape } from '#generated/schemas/shapes.ts';
import type { Catalogue } from '../terms/catalogue.ts';
import { describeBookedTerm } from './find-registration.ts';
import type { FoundRegistration } from './registration.ts';
import { payerEmail } from './reserve-seat.ts';

export interface BookingMail {
  /** The person who booked: the guardian of a minor, else the participant. */
  readonly to: string;
  readonly locale: Locale;
  /** `reference` is the booking number that people use; `booking` is the path of the page of the booking. */
  readonly facts: { readonly term: Term; readonly reference: string; readonly booking: string };
}

/** Recipient, language and facts, which every mail about a booking has. */
export const bookingMailFields = (
  found: FoundRegistration,
  catalogue: Pick<Catalogue, 'courses' | 'cities'>,
): BookingMail => {
  const { reference, number, locale } = found.registration;
  return {
    to: payerEmail(found.registration),
    locale,
    facts: {
      term: termShape.parse(describeBookedTerm(found, catalogue)),
      reference: formatBookingNumber(number),
      booking: sentPath('booking-state', locale, { reference }),
    },
  };
};
