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
import { refundOwedSince } from '../../bookings/payment/owe-refund.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { lastWithdrawalDay } from '../../bookings/withdrawal-period.ts';
import type { Transaction } from '../../database/database.ts';
import type { RegistrationStatus } from '../../database/registration-status.ts';
import { personRequests } from '../../database/schema.ts';
import { queueMail, type Sender } from '../../outbox/queue-mail.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import { withdrawBooking } from './end-registrations.ts';
import { mailWithdrawalConfirmation } from './mail-withdrawal.ts';
import { canChooseAfterTermChange } from './take-choice.ts';

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

/** Stores a statement of withdrawal, applies it if the rule allows, confirms it by mail, and returns the result of the rule. */
export async function processWithdrawalStatement(
  { catalogue, secrets }: PlaceContext,
  transaction: Transaction,
  { content, locale, receivedAt, sender }: Statement,
): Promise<TakenWithdrawal> {
  const now = receivedAt.getTime();
  const found = await findStated(transaction, content);
  const { value } = withdrawalEffect(circumstances(found, now));
  const refund =
    found && value === 'effective'
      ? await withdrawBooking({ catalogue, secrets }, transaction, found, {
          now,
          owedSince: refundOwedSince(found.term, receivedAt),
        })
      : 0;
  const settled =
    value !== 'effective' && value !== 'settled' ? {} : { answeredAt: receivedAt, answeredBy: 'site', outcome: value };
  const senderNow = found !== null && isConfirmed(found) ? 'confirmed' : sender;
  await transaction
    .insert(personRequests)
    .values({ kind: 'withdrawal', content: { ...content }, receivedAt, ...settled });
  if (found === null || (value !== 'effective' && value !== 'settled')) {
    const facts = {
      receivedAt: receivedAt.toISOString(),
      ...knownOf(found, content),
      ...reasonOf(value, found, { catalogue, content }),
    };
    await queueMail(transaction, { kind: 'withdrawal-to-check', to: content.email, locale, facts, sender: senderNow });
    return { effect: value };
  }
  await mailWithdrawalConfirmation({ catalogue }, transaction, {
    found,
    to: content.email,
    name: knownOf(found, content).name,
    receivedAt,
    refund,
    sender: senderNow,
  });
  if (refund === 0) return { effect: value };
  return { effect: value, refund, refundUntil: lastRefundDay(refundOwedSince(found.term, receivedAt)) };
}

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

/** Why the office must check a statement, for the receipt: it leaves out the paragraphs about other reasons. */
const reasonOf = (
  effect: WithdrawalEffectValue,
  found: FoundRegistration | null,
  { catalogue, content }: MailContext & { readonly content: WithdrawalBody },
) => ({
  lateSince: effect === 'late' && found !== null ? lastWithdrawalDay(found) : null,
  begun: effect === 'begun' && found !== null ? describeBookedTerm(found, catalogue) : null,
  unmatched: effect === 'office' ? content.email : null,
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
  waitlisted: 'waiting',
  enquiry: 'other',
  offered: 'waiting',
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
    inTime: cancelled || canChooseAfterTermChange(found, now) || today <= (lastWithdrawalDay(found) ?? ''),
    started: !cancelled && hasTermStarted(term, now),
  };
};
