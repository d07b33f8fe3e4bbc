import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { termEnd } from '#domain/dates/working-days.ts';
import type { Answers } from '#forms/answers.ts';
import { normalisedEmail } from '#forms/normalised-text.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';
import { emailTaken } from '#generated/rules/email-taken.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { refuse } from '../api/problem.ts';
import { findCourse } from '../calendar/find-course.ts';
import type { Transaction } from '../database/open-database.ts';
import type { UpstreamTerm } from '../gateway/term-finder.ts';
import { encryptText } from '../privacy/encrypt-text.ts';
import { keyedDigest, newReference } from '../privacy/secrets.ts';
import { type AcceptedRegistration, acceptRegistration } from './accept-registration.ts';
import { type FoundRegistration, findRegistration } from './find-registration.ts';
import { holdTerm, holdUpstreamTerm } from './hold-term.ts';
import { priceRegistration } from './price-registration.ts';
import { countRegistrations, hasDiscountFromPartner, reservePlace, storeEnquiry } from './reserve-place.ts';

export interface Booking {
  /** The number of the term. */
  readonly course: number;
  /** The body as it was sent. */
  readonly answers: Answers;
  /** The term as the upstream calendar has just described it, where there is one. */
  readonly told: UpstreamTerm | undefined;
}

/** Checks a booking, prices it and stores it, with a place or a number on the reserve list; without a price as an enquiry. */
export async function register(
  options: ApiOptions,
  transaction: Transaction,
  { course, answers, told }: Booking,
): Promise<FoundRegistration> {
  const { secrets, clock, catalogue } = options;
  const term = await (told ? holdUpstreamTerm(transaction, told, catalogue.cities) : holdTerm(transaction, course));
  const price = told ? told.price : await ownPrice(transaction, term.type);
  const accepted = acceptRegistration(answers, { ...term, price }, clock());
  const { form } = accepted;
  const digestOf = (email: string): string => keyedDigest(secrets.digestKey, normalisedEmail(email));
  const emailDigest = digestOf(form.email);
  await refuseTakenEmail(transaction, { term: term.id, emailDigest, accepted });
  const partnerDigest = accepted.bringsSecondPerson ? digestOf(form.secondPersonEmail ?? '') : null;
  const discounted =
    partnerDigest !== null &&
    !(await hasDiscountFromPartner(transaction, { term: term.id, partnerDigest, emailDigest }));
  const reference = newReference();
  const draft = {
    reference,
    locale: form.lang,
    emailDigest,
    partnerDigest: discounted ? partnerDigest : null,
    places: accepted.withGuardian ? parameters.pairPlaces : 1,
    person: accepted.person,
    sensitive: encryptSensitive(secrets.encryptionKey, reference, accepted),
    createdAt: new Date(clock()),
    told: told?.term ?? null,
  };
  if (price === null || accepted.enquiry) await storeEnquiry(transaction, term, draft);
  else {
    await reservePlace(transaction, term, {
      ...draft,
      price: priceRegistration({
        price,
        offer: accepted.offer,
        guardianPair: accepted.withGuardian,
        secondPerson: discounted,
      }),
      withdrawalUntil: formatCivilDate(termEnd(warsawDate(clock()), parameters.contractWithdrawalDays, publicHolidays)),
    });
  }
  return findRegistration(transaction, reference);
}

/** Grosze for one person by our own calendar; null where it is not known. */
const ownPrice = async (transaction: Transaction, type: string): Promise<number | null> =>
  (await findCourse(transaction, type, 'pl'))?.price ?? null;

async function refuseTakenEmail(
  transaction: Transaction,
  entry: {
    readonly term: number;
    readonly emailDigest: string;
    readonly accepted: AcceptedRegistration;
  },
): Promise<void> {
  const { term, emailDigest } = entry;
  const { form, enquiry, withGuardian } = entry.accepted;
  const { value } = emailTaken({
    registered: await countRegistrations(transaction, { term, emailDigest, enquiry }),
    sharesGuardianAddress: withGuardian && normalisedEmail(form.guardianEmail ?? '') === normalisedEmail(form.email),
  });
  if (value !== 'ok') throw refuse(409, 'already-registered', [{ field: 'email', code: value }]);
}

const encryptSensitive = (key: Uint8Array, reference: string, { sensitive }: AcceptedRegistration): string | null =>
  Object.keys(sensitive).length === 0 ? null : encryptText(key, reference, JSON.stringify(sensitive));
