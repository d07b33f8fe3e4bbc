import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { type CourseDemands, courseDemands } from '#forms/registration/course-demands.ts';
import { amountDue } from '#generated/rules/amount-due.ts';
import { discount } from '#generated/rules/discount.ts';
import type { RegistrationPriceQuery, RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { refuse } from '../api/problem.ts';
import { findCourse } from '../calendar/find-course.ts';
import { hasStarted, type StartingTerm } from '../calendar/has-started.ts';
import { priceOn } from '../calendar/price-on.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import type { UpstreamTerm } from '../gateway/term-finder.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { type FoundPair, findPair } from './find-pair.ts';
import { confirmMinutes } from './holds/hold-place.ts';

export interface PriceQuestion {
  /** Price of one person in grosze; null where it is not known. */
  readonly price: number | null;
  readonly offer: CourseDemands['offer'];
  readonly persons: number;
  readonly pair: FoundPair;
}

type Priced = Omit<RegistrationPriceResponse, 'confirmMinutes'>;

/** What is due for a registration, in grosze. A guardian and a minor pay for both, whom they register together. */
export function priceRegistration({ price, offer, persons, pair }: PriceQuestion): Priced {
  if (pair.value !== 'alone' && pair.value !== 'pair') {
    throw refuse(422, 'invalid-fields', [{ field: 'pairCode', code: pair.value }]);
  }
  if (price === null) return { persons, price, discount: 0, amount: null };
  const { value } = discount({ offer, secondPerson: pair.value === 'pair', guardianPair: persons > 1 });
  return { persons, price, discount: value, amount: amountDue({ price, persons, discount: value }).value };
}

/** Grosze for one person, by the calendar that was asked or our own; null where it is not known. */
export const priceOf = async (
  database: Database | Transaction,
  type: string,
  { upstream, now }: { readonly upstream: UpstreamTerm | undefined; readonly now: number },
): Promise<number | null> => {
  if (upstream) return upstream.price;
  const course = await findCourse(database, type, 'pl');
  return course === undefined ? null : priceOn(course, formatCivilDate(warsawDate(now)));
};

/** The price of a registration before it is made, by the same rules. */
export async function quoteRegistration(
  database: Database,
  term: StartingTerm & { readonly type: string },
  {
    query,
    payments,
    ...asked
  }: {
    readonly query: RegistrationPriceQuery;
    readonly upstream: UpstreamTerm | undefined;
    readonly now: number;
    readonly payments: PaymentProvider;
  },
): Promise<RegistrationPriceResponse> {
  const demands = courseDemands(term.type);
  if (demands === null) throw refuse(409, 'not-bookable');
  if (hasStarted(term, asked.now)) throw refuse(409, 'term-started');
  const code = demands.secondPersonOffer ? (query.pairCode ?? '') : '';
  const priced = priceRegistration({
    price: await priceOf(database, term.type, asked),
    offer: demands.offer,
    persons: query.persons,
    pair: await findPair(database, { term: query.course, code }),
  });
  return { ...priced, confirmMinutes: confirmMinutes(payments) };
}
