import { and, eq, gt, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour, millisecondsPerMinute } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { firstPaymentDayStillAwaited, lastRefundDay } from '#forms/registration/last-days.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { placeRelease } from '#generated/rules/place-release.ts';
import { bookingMailFields } from '../bookings/booking-mail.ts';
import type { PlaceContext } from '../bookings/contexts.ts';
import { describeEmailUse, findBookingOccupyingEmail, findOverlappingBooking } from '../bookings/holders-of-email.ts';
import { lockTerm } from '../bookings/lock.ts';
import type { FoundRegistration, StoredRegistration } from '../bookings/registration.ts';
import type { Database, Transaction } from '../database/database.ts';
import { payments, registrations, terms } from '../database/schema.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { hasTermStarted } from '../terms/has-started.ts';
import { endRegistrationsOfTerm } from './ending/end-registrations.ts';

interface ReleaseContext extends PlaceContext {
  readonly database: Database;
}

/**
 * Ends registrations whose time is over, and offers their seats to the reserve list in its order. Each term has its own transaction; a
 * repeated or concurrent run has no further effect.
 */
export async function endOverdueRegistrations({ database, ...context }: ReleaseContext, now: number): Promise<void> {
  const found = await database
    .selectDistinct({ term: registrations.term })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(timeOver(now));
  for (const { term } of found) {
    await database.transaction((transaction) => releaseTerm(context, transaction, { term, now }));
  }
}

const dayOf = (now: number): string => formatCivilDate(warsawDate(now));

/**
 * The condition of a query for registrations that wait for an order, a payment or a confirmation, and whose time is over; unordered ones
 * also if their course may have begun.
 */
const timeOver = (now: number): SQL | undefined =>
  and(
    inArray(registrations.status, ['offered', 'unconfirmed', 'awaitingPayment', 'paymentFailed']),
    or(
      and(
        or(
          lt(registrations.heldUntil, new Date(now)),
          lt(registrations.payUntil, firstPaymentDayStillAwaited(now)),
          and(eq(registrations.status, 'offered'), lt(registrations.payUntil, dayOf(now))),
        ),
        gte(terms.dateStart, dayOf(now)),
      ),
      and(inArray(registrations.status, ['offered', 'unconfirmed']), lte(terms.dateStart, dayOf(now))),
    ),
  );

async function releaseTerm(
  context: PlaceContext,
  transaction: Transaction,
  { term: id, now }: { readonly term: number; readonly now: number },
): Promise<void> {
  const term = await lockTerm(transaction, id);
  const started = hasTermStarted(term, now);
  const late = await findLate(transaction, id, now);
  const ended = late
    .filter(({ registration, ...waited }) => {
      const ordered = registration.status !== 'offered' && registration.status !== 'unconfirmed';
      return placeRelease({ ...waited, ordered, started }).value === 'release';
    })
    .map(({ registration }) => registration);
  const owed = await endRegistrationsOfTerm(context, transaction, { term, ended, by: { type: 'expire' }, now });
  for (const [at, registration] of ended.entries())
    await mailExpired(context, transaction, { registration, term, owed: owed[at] ?? 0, now });
}

interface LateRegistration {
  readonly registration: StoredRegistration;
  readonly timeOver: boolean;
  readonly paymentUnderWay: boolean;
}

/** Whether the hold or the time to pay is over. The payment of an ordered seat gets some days more, since a transfer takes time. */
const isTimeOver = ({ status, heldUntil, payUntil }: StoredRegistration, now: number): boolean =>
  (heldUntil !== null && heldUntil.getTime() < now) ||
  (payUntil !== null && payUntil < (status === 'offered' ? dayOf(now) : firstPaymentDayStillAwaited(now)));

async function findLate(transaction: Transaction, term: number, now: number): Promise<LateRegistration[]> {
  const rows = await transaction
    .select({ registration: registrations })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(and(eq(registrations.term, term), timeOver(now)))
    .for('update', { of: registrations });
  const late: LateRegistration[] = [];
  // One after the other: a transaction has one connection.
  for (const { registration } of rows)
    late.push({
      registration,
      timeOver: isTimeOver(registration, now),
      paymentUnderWay: await isPaymentUnderWay(transaction, registration, now),
    });
  return late;
}

/** Whether a started payment may still be completed; before the address is confirmed, it is awaited only as long as a seat is held. */
async function isPaymentUnderWay(
  transaction: Transaction,
  { reference, status }: StoredRegistration,
  now: number,
): Promise<boolean> {
  const lifetime =
    status === 'unconfirmed'
      ? parameters.holdMinutes * millisecondsPerMinute
      : parameters.paymentLifetime * millisecondsPerHour;
  const waited = gt(payments.createdAt, new Date(now - lifetime));
  const [found] = await transaction
    .select({ session: payments.session })
    .from(payments)
    .where(and(eq(payments.registration, reference), eq(payments.status, 'started'), waited))
    .limit(1);
  return found !== undefined;
}

/**
 * Mails the person that the booking expired, with a link to book again until the course begins. No mail is sent for a duplicate, whose address got a mail about
 * the first booking, nor if another booking of the person has a contract, since the mail would say that there is none.
 */
async function mailExpired(
  context: PlaceContext,
  transaction: Transaction,
  { owed, now, ...found }: FoundRegistration & { readonly owed: number; readonly now: number },
): Promise<void> {
  if (found.registration.duplicate) return;
  const { facts, ...mail } = bookingMailFields(found, context.catalogue);
  const again = hasTermStarted(found.term, now) ? null : sentPath('book-term', mail.locale, { course: found.term.id });
  const expired = { ...mail, facts: { ...facts, again } };
  const { status, network, places } = found.registration;
  if (status === 'unconfirmed') {
    if (await isHeldByAnother(context, transaction, found)) return;
    return queueMail(transaction, { kind: 'confirmation-expired', ...expired, sender: { network } });
  }
  if (status === 'offered')
    return queueMail(transaction, { kind: 'offer-expired', ...expired, facts: { ...expired.facts, places } });
  const back = owed > 0 ? { refund: owed, refundUntil: lastRefundDay(now) } : { refund: null, refundUntil: null };
  await queueMail(transaction, { kind: 'booking-expired', ...mail, facts: { ...facts, again, ...back } });
}

/** Whether another booking occupies the address, or the same person has another booking of the term, as with a guardian's address. */
async function isHeldByAnother(
  context: PlaceContext,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<boolean> {
  if ((await findBookingOccupyingEmail(context, transaction, describeEmailUse(context, found))) !== null) return true;
  return (await findOverlappingBooking(context, transaction, found))?.term.id === found.term.id;
}
