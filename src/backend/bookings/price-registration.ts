import { and, eq, ne } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { type CourseDemands, findCourseDemands } from '#forms/registration/course-demands.ts';
import { isTermListed } from '#forms/registration/offer.ts';
import { discountFactsOfQuery, type PriceQuestion } from '#forms/registration/price-question.ts';
import { discounts } from '#generated/data/discounts.ts';
import { amountDue } from '#generated/rules/amount-due.ts';
import { discount } from '#generated/rules/discount.ts';
import { type PairCodeValue, pairCode } from '#generated/rules/pair-code.ts';
import type { RegistrationPriceQuery, RegistrationPriceResponse } from '#generated/schemas/own.ts';
import type { Database, Transaction } from '../database/database.ts';
import { registrations } from '../database/schema.ts';
import { normalisePairCode } from '../database/secrets/secrets.ts';
import { Refused } from '../http/refused.ts';
import { type Catalogue, findCourseText } from '../terms/catalogue.ts';
import { type StartingTerm, toCalendarTermStart } from '../terms/has-started.ts';
import { coursePriceOnDay } from '../terms/present-course.ts';
import type { UpstreamTerm } from '../terms/term-finder.ts';
import { seatHoldMinutes } from './hold-seat.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { FoundRegistration, StoredRegistration } from './registration.ts';
import { isOpen } from './reserve-seat.ts';

interface Asked {
  /** Price of one person in grosze; null where it is not known. */
  readonly price: number | null;
  readonly offer: CourseDemands['offer'];
  readonly question: PriceQuestion;
  readonly pair: FoundPair;
}

type Priced = Omit<RegistrationPriceResponse, 'confirmMinutes' | 'payNow' | 'method'>;

/** The price of a registration, in grosze. A guardian who registers with a minor pays for both. */
export function priceRegistration({ price, offer, question, pair }: Asked): Priced {
  const { persons } = question;
  if (pair.value !== 'alone' && pair.value !== 'pair') {
    throw new Refused('invalid-fields', { fields: [{ field: 'pairCode', code: pair.value }] });
  }
  if (price === null) return { persons, price, discount: 0, amount: null };
  const { value, row } = discount({
    offer,
    ...discountFactsOfQuery(question, { secondPerson: pair.value === 'pair' }),
  });
  const discountOf = discounts.find(({ id }) => id === row)?.id;
  const amount = amountDue({ price, persons, discount: value }).value;
  return { persons, price, discount: value, ...(discountOf === undefined ? {} : { discountOf }), amount };
}

/** Grosze for one person, by the upstream calendar where its answer is given, else by our own; null if the price is not known. */
export const pricePerPerson = (
  catalogue: Pick<Catalogue, 'courses'>,
  type: string,
  { upstream, now }: { readonly upstream: UpstreamTerm | undefined; readonly now: number },
): number | null => {
  if (upstream) return upstream.price;
  const course = findCourseText(catalogue, type, 'pl');
  return course === undefined ? null : coursePriceOnDay(course, formatCivilDate(warsawDate(now)));
};

/** What the order of an offered seat would cost now, in grosze; null if only the upstream calendar knows the price. */
export const priceOfOfferedSeat = (
  catalogue: Pick<Catalogue, 'courses'>,
  { registration: { places }, term: { type, upstreamFetchedAt } }: FoundRegistration,
  now: number,
): number | null => {
  const demands = findCourseDemands(type);
  if (demands === null || upstreamFetchedAt !== null) return null;
  const price = pricePerPerson(catalogue, type, { upstream: undefined, now });
  const pair = { value: 'alone', first: null } as const;
  return priceRegistration({ price, offer: demands.offer, question: { persons: places }, pair }).amount;
};

/** The price of a registration before it is made, by the rules that will apply to it. */
export async function quoteRegistrationPrice(
  database: Database,
  term: StartingTerm & { readonly type: string },
  {
    query,
    payments,
    catalogue,
    ...asked
  }: {
    readonly query: RegistrationPriceQuery;
    readonly upstream: UpstreamTerm | undefined;
    readonly now: number;
    readonly payments: PaymentProvider;
    readonly catalogue: Pick<Catalogue, 'courses' | 'choices'>;
  },
): Promise<RegistrationPriceResponse> {
  const demands = findCourseDemands(term.type);
  if (demands === null) throw new Refused('not-bookable');
  if (!isTermListed(toCalendarTermStart(term), asked.now)) throw new Refused('term-started');
  const code = demands.secondPersonOffer ? (query.pairCode ?? '') : '';
  const priced = priceRegistration({
    price: pricePerPerson(catalogue, term.type, asked),
    offer: demands.offer,
    question: query,
    pair: await findOwnerOfPairCode(database, { term: query.course, code }),
  });
  const payNow = catalogue.choices.payBeforeConfirm && payments.start !== undefined;
  return { ...priced, confirmMinutes: seatHoldMinutes(payments), payNow, method: payments.method };
}

/** The result of the rule for a discount code; `first` is the registration that owns the code, if the discount applies. */
interface FoundPair {
  readonly value: PairCodeValue;
  readonly first: string | null;
}

/**
 * Whether the price is paid in full: only then the discount code of the registration is valid, so that nobody invents a friend for the
 * discount.
 */
export const isPairCodeActive = ({ status }: StoredRegistration): boolean =>
  status === 'paid' || status === 'completed';

/**
 * Finds the first person of a pair by the code that the second one gives. If the term is locked, the answer stays valid until the lock is
 * released.
 */
export async function findOwnerOfPairCode(
  database: Database | Transaction,
  { term, code }: { readonly term: number; readonly code: string },
): Promise<FoundPair> {
  if (code === '') return { value: pairCode({ first: 'none', paired: false }).value, first: null };
  const [first] = await database
    .select()
    .from(registrations)
    .where(and(eq(registrations.term, term), eq(registrations.pairCode, normalisePairCode(code))));
  if (!first) return { value: pairCode({ first: 'unknown', paired: false }).value, first: null };
  const paired = await isPairCodeUsed(database, first.reference);
  const { value } = pairCode({ first: isPairCodeActive(first) ? 'standing' : 'ended', paired });
  return { value, first: value === 'pair' ? first.reference : null };
}

/** Whether a second person has used the code of this registration. */
export async function isPairCodeUsed(database: Database | Transaction, reference: string): Promise<boolean> {
  const [second] = await database
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.pairOf, reference), isOpen, ne(registrations.status, 'enquiry')));
  return second !== undefined;
}
