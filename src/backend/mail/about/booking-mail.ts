import type { Database, Transaction } from '../../database/database.ts';
import type { FoundRegistration } from '../../registration/find-registration.ts';
import { queueMail } from '../queue-mail.ts';
import { bookerOf, bookingFacts, hasGuardian, participantOf } from './booking-facts.ts';

/** The mail that a new booking begins with: an order, an entry on the reserve list, or an enquiry. */
export async function queueBookingMail(
  transaction: Transaction | Database,
  { registration, term }: FoundRegistration,
): Promise<void> {
  const { locale, price, reserveNumber, payUntil, withdrawalUntil, pairCode } = registration;
  const to = bookerOf(registration);
  const booking = await bookingFacts(transaction, registration, term);
  if (price === null) return queueMail(transaction, { kind: 'enquiry-received', to, locale, facts: booking });
  if (reserveNumber !== null) {
    const facts = { ...booking, position: reserveNumber };
    return queueMail(transaction, { kind: 'reserve-list-entered', to, locale, facts });
  }
  const facts = {
    ...booking,
    participant: participantOf(registration),
    amount: price,
    payUntil,
    withdrawalUntil,
    pairCode,
  };
  const kind = hasGuardian(registration) ? 'guardian-booking-received' : 'booking-received';
  return queueMail(transaction, { kind, to, locale, facts });
}
