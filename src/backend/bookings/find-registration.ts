import { eq } from 'drizzle-orm';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { maskEmail } from '#domain/texts/email-address.ts';
import type { TypedBooking } from '#forms/booking-number.ts';
import type { Database, Transaction } from '../database/database.ts';
import { registrations, terms } from '../database/schema.ts';
import { Refused } from '../http/refused.ts';
import { isRecipientRefused } from '../outbox/transport.ts';
import { type Catalogue, findCourseText } from '../terms/catalogue.ts';
import { type AnsweredTerm, presentTermForApi } from '../terms/present-course.ts';
import type { PaymentContext } from './contexts.ts';
import { findFirstMail } from './first-mail.ts';
import { findBookingMoney, type Money, noMoney } from './payment/money-of.ts';
import { describePaymentState } from './payment/present-payment.ts';
import { isPairCodeActive, isPairCodeUsed } from './price-registration.ts';
import type { FoundRegistration, StoredRegistration } from './registration.ts';
import { findReserveListPosition, lastPaymentDay } from './reserve-seat.ts';
import { toRuleState } from './status-after.ts';
import { lastWithdrawalDay } from './withdrawal-period.ts';

export async function getRegistration(database: Database | Transaction, reference: string): Promise<FoundRegistration> {
  const found = await findRegistration(database, { by: 'reference', reference });
  if (!found) throw new Refused('booking-not-found');
  return found;
}

/** The registration with a number or a reference; undefined if there is none. */
export async function findRegistration(
  database: Database | Transaction,
  named: TypedBooking,
): Promise<FoundRegistration | undefined> {
  const [found] = await database
    .select({ registration: registrations, term: terms })
    .from(registrations)
    .innerJoin(terms, eq(registrations.term, terms.id))
    .where(
      named.by === 'number' ? eq(registrations.number, named.number) : eq(registrations.reference, named.reference),
    );
  return found;
}

const placeOf = ({ status, reserveNumber }: StoredRegistration): 'confirmed' | 'reserve' | 'none' => {
  if (status === 'enquiry') return 'none';
  return reserveNumber === null ? 'confirmed' : 'reserve';
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The participants by first name and initial: enough to recognise oneself, and no family name for a stranger who finds the link. */
export const abbreviateParticipantNames = ({ person }: StoredRegistration): readonly string[] =>
  [
    [person.firstName, person.lastName],
    [person.guardianFirstName, person.guardianLastName],
  ].flatMap(([first, last]) => {
    const [initial = ''] = text(last);
    return text(first) === '' ? [] : [initial === '' ? text(first) : `${text(first)} ${initial}.`];
  });

/** What is stored about a registration in addition to its row. */
interface Surroundings {
  readonly money: Money;
  /** Whether a second person has used its code. */
  readonly pairJoined: boolean;
}

const surroundingsOf = async (database: Database | Transaction, reference: string): Promise<Surroundings> => ({
  money: await findBookingMoney(database, reference),
  pairJoined: await isPairCodeUsed(database, reference),
});

/** The surroundings of a registration that has just been ordered. */
export const newlyOrdered: Surroundings = { money: noMoney, pairJoined: false };

/** The state of a registration for its page, without data that only the person may see. The amount is in grosze, null for an enquiry. */
export async function publicRegistrationState(
  database: Database | Transaction,
  { registration, term }: FoundRegistration,
  context: PaymentContext,
  known?: Surroundings,
) {
  const { money, pairJoined } = known ?? (await surroundingsOf(database, registration.reference));
  const mail = await findFirstMail(database, registration);
  const mailed = registration.status === 'unconfirmed' && mail !== null;
  return {
    reference: registration.reference,
    number: formatBookingNumber(registration.number),
    state: toRuleState(registration.status),
    place: placeOf(registration),
    amount: registration.price,
    withdrawalUntil: lastWithdrawalDay({ registration, term }),
    payUntil:
      registration.status === 'unconfirmed' ? lastPaymentDay(term, registration.createdAt) : registration.payUntil,
    position: await findReserveListPosition(database, registration),
    heldUntil: registration.heldUntil?.toISOString() ?? null,
    pairCode: isPairCodeActive(registration) ? registration.pairCode : null,
    choosing: registration.choiceSince !== null,
    ...(isCalledOff({ registration, term }) ? { cancelled: true } : {}),
    pairJoined,
    ...(mailed ? { address: maskEmail(text(registration.person.email)) } : {}),
    ...(mail?.state === 'dead' && isRecipientRefused(mail.fault) ? { undelivered: true } : {}),
    people: abbreviateParticipantNames(registration),
    payment: describePaymentState(context, { registration, term }, money),
    term: describeBookedTerm({ registration, term }, context.catalogue),
  } as const;
}

/** Whether we cancelled the course before the person withdrew from the contract. */
const isCalledOff = ({ registration: { status, withdrawalUntil }, term }: FoundRegistration): boolean =>
  term.cancelledAt !== null && (status !== 'withdrawn' || withdrawalUntil === null);

/** The term in the words of the calendar that the visitor booked from. */
export function describeBookedTerm(
  { registration, term }: FoundRegistration,
  catalogue: Pick<Catalogue, 'courses' | 'cities'>,
): AnsweredTerm {
  const { upstream, locale } = registration;
  if (upstream) return { ...upstream, freePlaces: term.freePlaces };
  const course = findCourseText(catalogue, term.type, locale);
  return presentTermForApi(term, course?.name ?? term.type, { locale, cities: catalogue.cities });
}
