import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import type { MailContext } from '../../bookings/contexts.ts';
import { describeBookedTerm } from '../../bookings/find-registration.ts';
import { refundOwedSince } from '../../bookings/payment/owe-refund.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import type { Transaction } from '../../database/database.ts';
import { queueMail, type Sender } from '../../outbox/queue-mail.ts';

export interface EffectiveWithdrawal {
  readonly found: FoundRegistration;
  readonly to: string;
  /** Null if the mail must not repeat what the sender typed. */
  readonly name: string | null;
  readonly receivedAt: Date;
  /** The day of arrival, where the hour is not known. */
  readonly receivedOn?: string | null;
  /** Grosze to refund. */
  readonly refund: number;
  readonly sender: Sender;
}

/** Whether a registration is, or was, only an entry of the reserve list: it has no price, is no contract, and has no withdrawal. */
export const isReserveListEntry = ({ price, status }: FoundRegistration['registration']): boolean =>
  price === null && status !== 'enquiry';

/**
 * Confirms an effective withdrawal by mail, once, with the day by which the money is returned; to an entry of the reserve list, that it
 * has left the list.
 */
export const mailWithdrawalConfirmation = (
  { catalogue }: MailContext,
  transaction: Transaction,
  { found, to, name, receivedAt, receivedOn = null, refund, sender }: EffectiveWithdrawal,
): Promise<void> =>
  isReserveListEntry(found.registration)
    ? queueMail(transaction, {
        kind: 'reserve-list-left',
        to,
        locale: found.registration.locale,
        once: `reserve-list-left ${found.registration.reference}`,
        sender,
        facts: {
          reference: formatBookingNumber(found.registration.number),
          term: describeBookedTerm(found, catalogue),
        },
      })
    : queueMail(transaction, {
        kind: 'withdrawal-received',
        to,
        locale: found.registration.locale,
        once: `withdrawal-received ${found.registration.reference}`,
        sender,
        facts: {
          receivedAt: receivedOn === null ? receivedAt.toISOString() : null,
          receivedOn,
          name,
          reference: formatBookingNumber(found.registration.number),
          term: describeBookedTerm(found, catalogue),
          refund: refund > 0 ? refund : null,
          refundUntil: refund > 0 ? lastRefundDay(refundOwedSince(found.term, receivedAt)) : null,
        },
      });
