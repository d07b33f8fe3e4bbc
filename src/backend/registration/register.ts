import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Answers } from '#forms/answers.ts';
import { normalisedEmail } from '#forms/normalised-text.ts';
import { emailTaken } from '#generated/rules/email-taken.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { refuse } from '../api/problem.ts';
import type { Transaction } from '../database/open-database.ts';
import type { UpstreamTerm } from '../gateway/term-finder.ts';
import { encryptText } from '../privacy/encrypt-text.ts';
import type { Keyring } from '../privacy/keyring.ts';
import { keyedDigest, newPairCode, newReference } from '../privacy/secrets.ts';
import { type AcceptedRegistration, acceptRegistration } from './accept-registration.ts';
import { findPair } from './find-pair.ts';
import { type FoundRegistration, findRegistration } from './find-registration.ts';
import { holdTerm, holdUpstreamTerm } from './hold-term.ts';
import { findTaken } from './holds/find-taken.ts';
import { planHold } from './holds/hold-place.ts';
import { mailAlreadyRegistered, mailNewBooking } from './holds/mail-booking.ts';
import { newBookingNumber } from './new-booking-number.ts';
import { priceOf, priceRegistration } from './price-registration.ts';
import { reservePlace, storeEnquiry } from './reserve-place.ts';

export interface Booking {
  /** The number of the term. */
  readonly course: number;
  /** The body as it was sent. */
  readonly answers: Answers;
  /** The term as the upstream calendar has just described it, where there is one. */
  readonly told: UpstreamTerm | undefined;
  /** Address of the client. */
  readonly client: string;
}

/**
 * Checks a booking, prices it and stores it, with a place or a number on the reserve list; without a price as an enquiry. One
 * whose address is registered already looks like any other: its owner is told by mail.
 */
export async function register(
  options: ApiOptions,
  transaction: Transaction,
  { course, answers, told, client }: Booking,
): Promise<FoundRegistration> {
  const { secrets, clock, catalogue } = options;
  const term = await (told ? holdUpstreamTerm(transaction, told, catalogue.cities) : holdTerm(transaction, course));
  if (term.demo && !options.demoDates) throw refuse(404, 'not-found');
  if (term.cancelledAt !== null) throw refuse(409, 'not-bookable');
  const price = await priceOf(transaction, term.type, { told, now: clock() });
  const accepted = acceptRegistration(answers, { ...term, price }, clock());
  const { form, offer } = accepted;
  const emailDigest = keyedDigest(secrets.digestKey, normalisedEmail(form.email));
  const first = await findFirst(transaction, { term: term.id, emailDigest, accepted });
  const places = accepted.withGuardian ? parameters.pairPlaces : 1;
  const pair = await findPair(transaction, { term: term.id, code: accepted.pairCode });
  const { amount } = priceRegistration({ price, offer, persons: places, pair });
  if (amount !== form.amount) throw refuse(409, 'amount-differs');
  const reference = newReference();
  const draft = {
    reference,
    number: await newBookingNumber(transaction),
    locale: form.lang,
    emailDigest,
    places,
    person: accepted.person,
    sensitive: encryptSensitive(secrets.encryptionKeys, reference, accepted),
    createdAt: new Date(clock()),
    told: told?.term ?? null,
    duplicate: first !== null,
  };
  if (amount === null || accepted.enquiry) await storeEnquiry(transaction, term, draft);
  else {
    const hold = () => planHold(transaction, secrets.digestKey, { term: term.id, client, now: clock() });
    await reservePlace(transaction, term, {
      ...draft,
      hold,
      price: amount,
      withdrawalUntil: formatCivilDate(withdrawalDeadline({ bookedAt: clock() }).value),
      pairOf: pair.first,
      pairCode: accepted.offersPair && pair.first === null ? newPairCode() : null,
    });
  }
  const found = await findRegistration(transaction, reference);
  if (first === null) await mailNewBooking(options, transaction, found);
  else await mailAlreadyRegistered(options, transaction, { found, first });
  return found;
}

/** The reference of the registration that the address has for this term already; null where another one may stand. */
async function findFirst(
  transaction: Transaction,
  entry: { readonly term: number; readonly emailDigest: string; readonly accepted: AcceptedRegistration },
): Promise<string | null> {
  const { form, enquiry, withGuardian } = entry.accepted;
  const found = await findTaken(transaction, { ...entry, enquiry });
  const { value } = emailTaken({
    registered: found.length,
    sharesGuardianAddress: withGuardian && normalisedEmail(form.guardianEmail ?? '') === normalisedEmail(form.email),
  });
  return value === 'taken' ? (found[0]?.reference ?? null) : null;
}

const encryptSensitive = (keys: Keyring, reference: string, { sensitive }: AcceptedRegistration): string | null =>
  Object.keys(sensitive).length === 0 ? null : encryptText(keys, reference, JSON.stringify(sensitive));
