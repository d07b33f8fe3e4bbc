import { type Answers, normaliseEmail, textOfAnswer } from '#forms/answers.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type AcceptedRegistration, validateRegistration } from '../bookings/accept-registration.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { seatHoldMinutes } from '../bookings/hold-seat.ts';
import { lockAndCheckEmail } from '../bookings/holders-of-email.ts';
import { lockTerm } from '../bookings/lock.ts';
import { findOwnerOfPairCode, pricePerPerson, priceRegistration } from '../bookings/price-registration.ts';
import type { FoundRegistration } from '../bookings/registration.ts';
import { storeEnquiry, storeOrder } from '../bookings/reserve-seat.ts';
import { participantFromAnswers } from '../bookings/same-person.ts';
import { storeAndLockUpstreamTerm } from '../bookings/upstream-terms.ts';
import { endOfWithdrawalPeriod } from '../bookings/withdrawal-period.ts';
import type { Transaction } from '../database/database.ts';
import { encryptText, type Keyring } from '../database/secrets/encrypt-text.ts';
import { generatePairCode, generateReference, keyedDigest } from '../database/secrets/secrets.ts';
import { networkDigest } from '../http/client.ts';
import { Refused } from '../http/refused.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import type { UpstreamTerm } from '../terms/term-finder.ts';
import { addAndOfferSeats } from './ending/end-registrations.ts';
import { mailAddressTaken, mailNewBooking } from './mail-booking.ts';
import { removeOfferedEntry, type TakenOffer } from './reserve-list.ts';

/** For bookings that visitors make; `demoDates` says whether demo dates can be booked. */
export interface OrderContext extends PaymentContext {
  readonly demoDates: boolean;
}

export interface Booking {
  /** The number of the term. */
  readonly course: number;
  /** The body as it was sent. */
  readonly answers: Answers;
  /** The term as the upstream calendar has just described it; undefined for a term of our own. */
  readonly upstream: UpstreamTerm | undefined;
  /** The client by `readClientAddress`, for the limit of held seats. */
  readonly client: string;
}

/**
 * Checks a booking, computes its price and stores it: with a seat or a number on the reserve list, or without a price as an enquiry. The
 * answer does not reveal that the address already has a booking: its owner learns that by mail.
 */
export async function registerBooking(
  context: OrderContext,
  transaction: Transaction,
  { course, answers, upstream, client }: Booking,
): Promise<FoundRegistration> {
  const { clock, secrets, payments, catalogue } = context;
  const locked = await lockBooked(context, transaction, { course, upstream });
  const price = pricePerPerson(catalogue, locked.type, { upstream, now: clock() });
  const offer = await removeOfferedEntry(transaction, locked, textOfAnswer(answers.place));
  const term = offer?.term ?? locked;
  const accepted = validateRegistration(answers, { ...term, price }, clock());
  const { draft, holder } = await draftRegistration(context, transaction, { accepted, term, offer, upstream });
  const isKnown = offer?.entry.emailDigest === draft.emailDigest && holder === null;
  const network = networkDigest(secrets.digestKey, client);
  const hold = { network, minutes: seatHoldMinutes(payments), now: clock() };
  const stored =
    accepted.kind === 'enquiry'
      ? await storeEnquiry(transaction, term, draft)
      : await storeOrder(transaction, term, {
          ...draft,
          ...(await planOrder(transaction, { accepted, term, price, now: clock() })),
          hold: isKnown ? null : hold,
        });
  const found = offer === null ? stored : await offerUnused(context, transaction, stored);
  const sender = { network };
  if (holder === null) await mailNewBooking(context, transaction, { found, sender });
  else await mailAddressTaken(context, transaction, { found, holder, sender });
  return found;
}

/** If an accepted offer had more seats than its order needs, offers the rest to the next on the reserve list. */
const offerUnused = async (
  context: OrderContext,
  transaction: Transaction,
  { registration, term }: FoundRegistration,
): Promise<FoundRegistration> => ({
  registration,
  term: await addAndOfferSeats(context, transaction, { term, freed: 0, now: context.clock() }),
});

/** The term to be booked, locked for this transaction. */
async function lockBooked(
  { catalogue, demoDates }: OrderContext,
  transaction: Transaction,
  { course, upstream }: Pick<Booking, 'course' | 'upstream'>,
): Promise<StoredTerm> {
  const term = await (upstream
    ? storeAndLockUpstreamTerm(transaction, upstream, catalogue.cities)
    : lockTerm(transaction, course));
  if (term.demo && !demoDates) throw new Refused('term-not-found');
  if (term.cancelledAt !== null) throw new Refused('not-bookable');
  return term;
}

/**
 * The fields that orders, reserve-list entries and enquiries share, with the reference and number of the entry if an offer is accepted and
 * a new reference otherwise; and the booking that already occupies the e-mail address, or null.
 */
async function draftRegistration(
  context: OrderContext,
  transaction: Transaction,
  { accepted, term, offer, upstream }: Drafted,
) {
  const { secrets, clock } = context;
  const { form, withGuardian, person } = accepted;
  const emailDigest = keyedDigest(secrets.digestKey, normaliseEmail(form.email));
  const ownAddress = !sharesGuardianAddress(accepted);
  const holder = await lockAndCheckEmail(context, transaction, {
    term,
    emailDigest,
    enquiry: accepted.kind === 'enquiry',
    sharesGuardianAddress: !ownAddress,
    participant: participantFromAnswers(accepted.person, accepted.sensitive),
  });
  const reference = offer?.entry.reference ?? generateReference();
  const draft = {
    reference,
    number: offer?.entry.number ?? null,
    locale: form.lang,
    emailDigest,
    places: withGuardian ? parameters.pairPlaces : 1,
    person,
    sensitive: encryptSensitive(secrets.encryptionKeys, reference, accepted),
    createdAt: new Date(clock()),
    upstream: upstream?.term ?? null,
    duplicate: holder !== null,
    ownAddress,
  };
  return { draft, holder };
}

interface Drafted extends Pick<Booking, 'upstream'> {
  readonly accepted: AcceptedRegistration;
  readonly term: StoredTerm;
  readonly offer: TakenOffer | null;
}

/** The price of an order, which must equal the amount that the visitor saw; an entry on the reserve list has no price. */
async function planOrder(
  transaction: Transaction,
  {
    accepted,
    term,
    price,
    now,
  }: Pick<Drafted, 'accepted' | 'term'> & { readonly price: number | null; readonly now: number },
) {
  const { form, kind, offer, offersPair, pairCode, question } = accepted;
  if (kind === 'reserveEntry') return { price: null, withdrawalUntil: null, pairOf: null, pairCode: null };
  const pair = await findOwnerOfPairCode(transaction, { term: term.id, code: pairCode });
  const { amount } = priceRegistration({ price, offer, question, pair });
  if (amount !== form.amount) throw new Refused('amount-differs');
  return {
    price: amount,
    withdrawalUntil: endOfWithdrawalPeriod(now),
    pairOf: pair.first,
    pairCode: offersPair && pair.first === null ? generatePairCode() : null,
  };
}

/** Whether a minor is registered with the address of the guardian; several bookings may have that address. */
const sharesGuardianAddress = ({ form, withGuardian }: AcceptedRegistration): boolean =>
  withGuardian && normaliseEmail(form.guardianEmail ?? '') === normaliseEmail(form.email);

const encryptSensitive = (keys: Keyring, reference: string, { sensitive }: AcceptedRegistration): string | null =>
  Object.keys(sensitive).length === 0 ? null : encryptText(keys, reference, JSON.stringify(sensitive));
