import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import type { Locale } from '#domain/locale.ts';
import { normaliseEmail } from '#forms/answers.ts';
import { parseTypedBooking } from '#forms/booking-number.ts';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import {
  type WithdrawalEffectInput,
  type WithdrawalEffectValue,
  withdrawalEffect,
} from '#generated/rules/withdrawal-effect.ts';
import type { WithdrawalBody } from '#generated/schemas/own.ts';
import type { MailContext, PlaceContext } from '../../bookings/contexts.ts';
import { describeBookedTerm, findRegistration } from '../../bookings/find-registration.ts';
import { type LockedBooking, lockBooking } from '../../bookings/lock.ts';
import { findBookingMoney } from '../../bookings/payment/money-of.ts';
import { refundOwedSince } from '../../bookings/payment/owe-refund.ts';
import { describeRefund } from '../../bookings/payment/present-payment.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { lastWithdrawalDay } from '../../bookings/withdrawal-period.ts';
import type { Transaction } from '../../database/database.ts';
import type { RegistrationStatus } from '../../database/registration-status.ts';
import { personRequests } from '../../database/schema.ts';
import { queueMail, type Sender } from '../../outbox/queue-mail.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import { withdrawBooking } from './end-registrations.ts';
import { isReserveListEntry, mailWithdrawalConfirmation } from './mail-withdrawal.ts';

interface Statement {
  readonly content: WithdrawalBody;
  readonly locale: Locale;
  readonly receivedAt: Date;
  readonly sender: Sender;
}

/** The result of a statement, and the refund in grosze with its last day. */
export interface TakenWithdrawal {
  readonly effect: WithdrawalEffectValue;
  readonly refund?: number;
  readonly refundUntil?: string;
}

/**
 * Stores a statement of withdrawal, applies it if the rule allows, confirms it by mail, and returns the result of the rule. A statement
 * about an entry of the reserve list is not stored: the entry itself is deleted in its own time.
 */
export async function processWithdrawalStatement(
  context: PlaceContext,
  transaction: Transaction,
  { content, locale, receivedAt, sender }: Statement,
): Promise<TakenWithdrawal> {
  const found = await findStated(transaction, content);
  const { value } = withdrawalEffect(circumstances(found, receivedAt.getTime()));
  const isEntry = found !== null && value !== 'office' && isReserveListEntry(found.registration);
  if (!isEntry) {
    const settled = value === 'effective' || value === 'settled';
    const answer = settled ? { answeredAt: receivedAt, answeredBy: 'site', outcome: value } : {};
    await transaction
      .insert(personRequests)
      .values({ kind: 'withdrawal', content: { ...content }, receivedAt, ...answer });
  }
  const stated = { content, receivedAt, sender: found !== null && isConfirmed(found) ? 'confirmed' : sender } as const;
  if (found !== null && (isEntry || value === 'effective'))
    return {
      effect: value,
      ...(await endStated(context, transaction, { found, ends: value !== 'settled', ...stated })),
    };
  const owed = value === 'settled' && found !== null ? await findOpenRefund(transaction, found) : null;
  await queueMail(transaction, {
    kind: 'withdrawal-to-check',
    to: content.email,
    locale,
    facts: {
      receivedAt: receivedAt.toISOString(),
      ...knownOf(found, content),
      ...reasonOf(value, found, { catalogue: context.catalogue, content }),
      ...(owed ?? { refund: null, refundUntil: null }),
    },
    sender: stated.sender,
  });
  return { effect: value, ...owed };
}

interface Stated extends Omit<Statement, 'locale'> {
  readonly found: LockedBooking;
  /** False if it has ended already. */
  readonly ends: boolean;
}

type Owed = Pick<Required<TakenWithdrawal>, 'refund' | 'refundUntil'>;

/** Ends the booking of an effective statement, or its entry of the reserve list, and mails so; returns the refund. */
const endStated = async (
  context: PlaceContext,
  transaction: Transaction,
  { found, ends, content, receivedAt, sender }: Stated,
): Promise<Owed | null> => {
  const owedSince = refundOwedSince(found.term, receivedAt);
  const now = receivedAt.getTime();
  const refund = ends ? await withdrawBooking(context, transaction, found, { now, owedSince }) : 0;
  const { name } = knownOf(found, content);
  await mailWithdrawalConfirmation(context, transaction, {
    found,
    to: content.email,
    name,
    receivedAt,
    refund,
    sender,
  });
  return refund === 0 ? null : { refund, refundUntil: lastRefundDay(owedSince) };
};

/** What an ended booking is still owed. */
const findOpenRefund = async (transaction: Transaction, found: FoundRegistration): Promise<Owed | null> => {
  const refund = describeRefund(found, await findBookingMoney(transaction, found.registration.reference));
  if (refund === null || refund.until === undefined || refund.state === 'done') return null;
  return { refund: refund.amount, refundUntil: refund.until };
};

/** Whether the address was confirmed, by its link or by a payment; only then is a contract concluded. */
const isConfirmed = ({ registration: { status, heldUntil, withdrawalUntil } }: FoundRegistration): boolean =>
  withdrawalUntil !== null ||
  ((status === 'awaitingPayment' || status === 'paymentFailed' || status === 'paid') &&
    (heldUntil === null || status === 'paid'));

/** The pattern of names that cannot hide a message or a web address. */
const plainName = /^[\p{L}' -]{2,60}$/u;

/** The booking number of a statement in its printed form; null if the text is not a booking number. */
const numberOf = ({ reference }: WithdrawalBody): string | null => {
  const named = parseTypedBooking(reference);
  return named?.by === 'number' ? formatBookingNumber(named.number) : null;
};

/** What the receipt of a statement repeats. Anybody can have the receipt sent to a stranger, so it repeats no free text of the sender. */
const knownOf = (found: FoundRegistration | null, content: WithdrawalBody) => ({
  name: (found !== null && isConfirmed(found)) || plainName.test(content.name) ? content.name : null,
  reference: found === null ? numberOf(content) : formatBookingNumber(found.registration.number),
});

/** Why a statement ends nothing at once, for the receipt: it leaves out the paragraphs about other reasons. */
const reasonOf = (
  effect: WithdrawalEffectValue,
  found: FoundRegistration | null,
  { catalogue, content }: MailContext & { readonly content: WithdrawalBody },
) => ({
  lateSince: effect === 'late' && found !== null ? lastWithdrawalDay(found) : null,
  begun: effect === 'begun' && found !== null ? describeBookedTerm(found, catalogue) : null,
  unmatched: effect === 'office' ? content.email : null,
  ended: effect === 'settled' && found !== null ? describeBookedTerm(found, catalogue) : null,
});

/** The booking of a statement, locked for this transaction. The statement must name the booking number and an address of the booking. */
async function findStated(
  transaction: Transaction,
  { reference, email }: WithdrawalBody,
): Promise<LockedBooking | null> {
  const named = parseTypedBooking(reference);
  const found = named === null ? undefined : await findRegistration(transaction, named);
  if (found === undefined) return null;
  const { person } = found.registration;
  const known = [person.email, person.guardianEmail].map((address) => normaliseEmail(String(address ?? '')));
  if (!known.includes(normaliseEmail(email))) return null;
  return lockBooking(transaction, found.registration.reference);
}

const bookingOf = {
  waitlisted: 'list',
  enquiry: 'other',
  offered: 'list',
  unconfirmed: 'waiting',
  awaitingPayment: 'contract',
  paymentFailed: 'contract',
  paid: 'contract',
  completed: 'other',
  expired: 'ended',
  withdrawn: 'ended',
} as const satisfies Record<RegistrationStatus, WithdrawalEffectInput['booking']>;

const circumstances = (found: FoundRegistration | null, now: number): WithdrawalEffectInput => {
  if (found === null) return { booking: 'none', inTime: false, started: false };
  const { registration, term } = found;
  const today = formatCivilDate(warsawDate(now));
  const cancelled = term.cancelledAt !== null;
  return {
    booking: bookingOf[registration.status],
    inTime: cancelled || registration.choiceSince !== null || today <= (lastWithdrawalDay(found) ?? ''),
    started: !cancelled && hasTermStarted(term, now),
  };
};
