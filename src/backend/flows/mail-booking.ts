import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { bookingMailFields } from '../bookings/booking-mail.ts';
import { confirmationPagePath } from '../bookings/confirm-token.ts';
import type { MailContext, MoneyContext, PaymentContext } from '../bookings/contexts.ts';
import { allowNewConfirmationMail, findFirstMail, uniqueKeyOfFirstMail } from '../bookings/first-mail.ts';
import { type AddressHolder, findOverlappingBooking } from '../bookings/holders-of-email.ts';
import { transferDetailsOfRegistration } from '../bookings/payment/present-payment.ts';
import type { FoundRegistration } from '../bookings/registration.ts';
import { findReserveListPosition, lastPaymentDay } from '../bookings/reserve-seat.ts';
import { lastWithdrawalDay } from '../bookings/withdrawal-period.ts';
import type { Transaction } from '../database/database.ts';
import { queueMail, type Sender, storeMailWithinLimits } from '../outbox/queue-mail.ts';

/** The mail about a new registration: an unconfirmed address gets only the request to confirm it. */
export async function mailNewBooking(
  context: PaymentContext,
  transaction: Transaction,
  { found, sender }: { readonly found: FoundRegistration; readonly sender: Sender },
): Promise<void> {
  const { status, heldUntil } = found.registration;
  if (heldUntil === null && status !== 'enquiry' && status !== 'waitlisted')
    return mailOrderConfirmation(context, transaction, found);
  const { facts, ...mail } = bookingMailFields(found, context.catalogue);
  const once = (kind: 'enquiry-received' | 'reserve-list-entered') => uniqueKeyOfFirstMail(kind, found.registration);
  if (status === 'enquiry') {
    const kind = 'enquiry-received';
    await queueMail(transaction, { kind, ...mail, facts, once: once(kind), sender });
  } else if (heldUntil === null) {
    const position = (await findReserveListPosition(transaction, found.registration)) ?? 0;
    const kind = 'reserve-list-entered';
    await queueMail(transaction, { kind, ...mail, facts: { ...facts, position }, once: once(kind), sender });
  } else {
    await mailConfirmationRequest(context, transaction, { found, heldUntil, sender });
  }
}

interface Unconfirmed {
  readonly found: FoundRegistration;
  readonly heldUntil: Date;
  readonly sender: Sender;
}

/** Asks an address to confirm its booking; false if the limit of such mails is reached. */
export const mailConfirmationRequest = async (
  { secrets, catalogue }: PaymentContext,
  transaction: Transaction,
  { found, heldUntil, sender }: Unconfirmed,
): Promise<boolean> => {
  const first = await findFirstMail(transaction, found.registration);
  if (first?.state === 'dead') await allowNewConfirmationMail(transaction, found.registration);
  const { facts, ...mail } = bookingMailFields(found, catalogue);
  const confirm = confirmationPagePath(secrets.digestKey, found.registration.reference);
  const until = heldUntil.toISOString();
  const payUntil = lastPaymentDay(found.term, found.registration.createdAt);
  return storeMailWithinLimits(transaction, {
    kind: 'confirm-address',
    ...mail,
    facts: { ...facts, confirm, until, payUntil },
    ...(first === null || first?.state === 'dead'
      ? { once: uniqueKeyOfFirstMail('confirm-address', found.registration) }
      : {}),
    sender,
  });
};

/** Tells the owner of an address by mail which booking already occupies the address. */
export async function mailAddressTaken(
  { catalogue }: MailContext,
  transaction: Transaction,
  {
    found,
    holder: { first, because },
    sender,
  }: { readonly found: FoundRegistration; readonly holder: AddressHolder; readonly sender: Sender },
): Promise<void> {
  const { facts, locale } = bookingMailFields(found, catalogue);
  const { reference, number } = first;
  const kind = because === 'takenOnDate' ? 'already-registered' : 'address-of-another';
  await queueMail(transaction, {
    kind,
    to: String(found.registration.person.email ?? ''),
    locale,
    facts: {
      term: facts.term,
      reference: formatBookingNumber(number),
      booking: sentPath('booking-state', locale, { reference }),
    },
    once: uniqueKeyOfFirstMail(kind, found.registration),
    sender,
  });
}

/** With `payments` if the order may still be paid. */
export type OrderMailContext = MoneyContext & Partial<Pick<PaymentContext, 'payments'>>;

/**
 * Confirms an order on a durable medium, once, with how to pay it by transfer. What has been paid, and the code for a second person,
 * are added when the mail is sent.
 */
export async function mailOrderConfirmation(
  context: OrderMailContext,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<void> {
  const { facts, ...mail } = bookingMailFields(found, context.catalogue);
  const { reference, person, price, payUntil, createdAt } = found.registration;
  const { payments } = context;
  const transfer = payments === undefined ? null : transferDetailsOfRegistration(payments, found.registration);
  const other = await findOverlappingBooking(context, transaction, found);
  const order = {
    ...facts,
    participant: `${person.firstName} ${person.lastName}`,
    amount: price ?? 0,
    payUntil,
    ...(transfer ?? { account: null, holder: null, title: null }),
    missing: null,
    received: null,
    pairCode: null,
    withdrawalUntil: lastWithdrawalDay(found),
    requestedAt: person.earlyStartRequest === true ? createdAt.toISOString() : null,
    overlap: other === null ? null : bookingMailFields(other, context.catalogue).facts.term,
  };
  const once = uniqueKeyOfFirstMail('booking-received', { reference });
  const kind = person.guardianEmail ? 'guardian-booking-received' : 'booking-received';
  await queueMail(transaction, { kind, ...mail, facts: order, once });
}
