import { z } from 'zod/mini';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { mailKinds } from '#generated/mails/mail-kinds.ts';
import { bookingMailFields } from '../bookings/booking-mail.ts';
import { findRegistration } from '../bookings/find-registration.ts';
import { amountStillDue, findBookingMoney } from '../bookings/payment/money-of.ts';
import { isPairCodeActive } from '../bookings/price-registration.ts';
import type { FoundRegistration } from '../bookings/registration.ts';
import { findReserveListPosition, lastPaymentDay } from '../bookings/reserve-seat.ts';
import type { Database } from '../database/database.ts';
import type { StoredMail } from '../outbox/render/render-mail.ts';
import type { Catalogue } from '../terms/catalogue.ts';
import { hasTermStarted } from '../terms/has-started.ts';

interface Moment {
  readonly database: Database;
  readonly catalogue: Pick<Catalogue, 'courses' | 'cities'>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
}

/** Whether a fact is a day or a moment in the past; false for any other fact. */
const isPast = (fact: unknown, now: number): boolean => {
  if (typeof fact !== 'string') return false;
  const day = parseCivilDate(fact);
  return day === null ? Date.parse(fact) <= now : day < warsawDate(now);
};

const aboutBooking = z.looseObject({ booking: z.string(), term: z.looseObject({ id: z.number() }) });

/** The booking that a mail opens. */
const findBooking = async (database: Database, facts: StoredMail['facts']): Promise<FoundRegistration | undefined> => {
  const { booking } = aboutBooking.parse(facts);
  const reference = URL.parse(booking, 'https://site.invalid')?.searchParams.get('reference') ?? '';
  return findRegistration(database, { by: 'reference', reference });
};

/** The last day to pay; null if no payment is due. */
const payDayNow = ({ registration, term }: FoundRegistration, missing: number): string | null => {
  if (registration.status === 'unconfirmed') return lastPaymentDay(term, registration.createdAt);
  return missing > 0 ? registration.payUntil : null;
};

/** The current facts of a mail about this booking; the caller drops those that the kind of mail does not have. */
const factsNow = async ({ database, catalogue }: Moment, found: FoundRegistration, kind: StoredMail['kind']) => {
  const { registration } = found;
  const { kept } = await findBookingMoney(database, registration.reference);
  const missing = amountStillDue(registration, kept);
  const none = kind === 'payment-incomplete' ? 0 : null;
  return {
    term: bookingMailFields(found, catalogue).facts.term,
    payUntil: payDayNow(found, missing),
    position: await findReserveListPosition(database, registration),
    missing: missing || none,
    received: kept || none,
    pairCode: isPairCodeActive(registration) ? registration.pairCode : null,
    ...(missing === 0 ? { account: null, holder: null, title: null } : {}),
  };
};

/** Whether a reminder is about a former term of the booking; a participant who was moved gets a reminder of the new term. */
const isOfOtherTerm = ({ kind, facts }: StoredMail, { term }: FoundRegistration): boolean =>
  kind === 'course-reminder' && aboutBooking.parse(facts).term.id !== term.id;

/** The mail with the current facts of its booking; null unless the booking is in one of the states and its term takes place. */
const withBookingNow = async (
  moment: Moment,
  mail: StoredMail,
  { booking, until }: { readonly booking: readonly string[]; readonly until: string | null },
): Promise<StoredMail | null> => {
  const found = await findBooking(moment.database, mail.facts);
  if (found === undefined || !booking.includes(found.registration.status) || found.term.cancelledAt !== null)
    return null;
  if (until === 'term' && (hasTermStarted(found.term, moment.now) || isOfOtherTerm(mail, found))) return null;
  const facts = Object.entries(await factsNow(moment, found, mail.kind)).filter(([name]) => name in mail.facts);
  return { ...mail, facts: { ...mail.facts, ...Object.fromEntries(facts) } };
};

/** The mail with its current facts; null if the mail is no longer true, so that it is not sent. */
export const refreshMailFacts = async (moment: Moment, mail: StoredMail): Promise<StoredMail | null> => {
  const { trueWhile } = mailKinds[mail.kind];
  if (trueWhile === null) return mail;
  const renewed = trueWhile.booking.length === 0 ? mail : await withBookingNow(moment, mail, trueWhile);
  return renewed === null || (trueWhile.until !== null && isPast(renewed.facts[trueWhile.until], moment.now))
    ? null
    : renewed;
};
