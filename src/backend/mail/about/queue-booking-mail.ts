import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { FoundRegistration } from '../../registration/find-registration.ts';
import { queueMail } from '../queue-mail.ts';
import { bookingMail } from './booking-mail.ts';

const written = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The mail that a new booking begins with: an order, an entry on the reserve list, or an enquiry. */
export async function queueBookingMail(
  transaction: Transaction | Database,
  found: FoundRegistration,
  catalogue: Catalogue,
): Promise<void> {
  const { person, price, reserveNumber, payUntil, withdrawalUntil, pairCode } = found.registration;
  const { facts: booking, ...mail } = await bookingMail(transaction, found, catalogue);
  if (price === null) return queueMail(transaction, { kind: 'enquiry-received', ...mail, facts: booking });
  if (reserveNumber !== null) {
    const facts = { ...booking, position: reserveNumber };
    return queueMail(transaction, { kind: 'reserve-list-entered', ...mail, facts });
  }
  const participant = [person.firstName, person.lastName].map(written).join(' ').trim();
  const facts = { ...booking, participant, amount: price, payUntil, withdrawalUntil, pairCode };
  const kind = written(person.guardianEmail) === '' ? 'booking-received' : 'guardian-booking-received';
  return queueMail(transaction, { kind, ...mail, facts });
}
