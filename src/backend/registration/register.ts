import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { termEnd } from '#domain/dates/working-days.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';
import { emailTaken } from '#generated/rules/email-taken.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';
import type { RegistrationBody } from '#generated/schemas/own.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { refuse } from '../api/problem.ts';
import { findCourse } from '../calendar/find-course.ts';
import type { StoredTerm } from '../calendar/find-terms.ts';
import type { Transaction } from '../database/open-database.ts';
import { normalisedEmail } from '../forms/text-rules.ts';
import type { UpstreamTerm } from '../gateway/term-finder.ts';
import { encryptText } from '../privacy/encrypt-text.ts';
import { keyedDigest, newReference } from '../privacy/secrets.ts';
import { type CheckedRegistration, checkRegistration } from './check-registration.ts';
import type { CourseDemands } from './course-demands.ts';
import { type FoundRegistration, findRegistration } from './find-registration.ts';
import { holdTerm, holdUpstreamTerm } from './hold-term.ts';
import { priceRegistration } from './price-registration.ts';
import { countRegistrations, hasDiscountFromPartner, reservePlace } from './reserve-place.ts';

export interface Booking {
  readonly form: RegistrationBody;
  /** The term as the upstream calendar has just described it, where there is one. */
  readonly told: UpstreamTerm | undefined;
}

/** Checks a booking, prices it and stores it, with a place or a number on the reserve list. */
export async function register(
  options: ApiOptions,
  transaction: Transaction,
  { form, told }: Booking,
): Promise<FoundRegistration> {
  const { secrets, clock, catalogue } = options;
  const term = await (told
    ? holdUpstreamTerm(transaction, told, catalogue.cities)
    : holdTerm(transaction, form.course));
  const { demands, checked } = checkForm(options, form, term);
  const digestOf = (email: string): string => keyedDigest(secrets.digestKey, normalisedEmail(email));
  const emailDigest = digestOf(form.email);
  await refuseTakenEmail(transaction, { term: term.id, emailDigest, form, checked });
  const partnerDigest = checked.bringsSecondPerson ? digestOf(form.secondPersonEmail ?? '') : null;
  const discounted =
    partnerDigest !== null &&
    !(await hasDiscountFromPartner(transaction, { term: term.id, partnerDigest, emailDigest }));
  const price = told ? told.price : ((await findCourse(transaction, term.type, form.lang))?.price ?? null);
  const reference = newReference();
  await reservePlace(transaction, term, {
    reference,
    locale: form.lang,
    emailDigest,
    partnerDigest: discounted ? partnerDigest : null,
    places: checked.withGuardian ? parameters.pairPlaces : 1,
    price: priceRegistration({
      price,
      offer: demands.offer,
      guardianPair: checked.withGuardian,
      secondPerson: discounted,
    }),
    withdrawalUntil: formatCivilDate(termEnd(warsawDate(clock()), parameters.contractWithdrawalDays, publicHolidays)),
    person: checked.person,
    sensitive: encryptSensitive(secrets.encryptionKey, reference, checked),
    createdAt: new Date(clock()),
    told: told?.term ?? null,
  });
  return findRegistration(transaction, reference);
}

function checkForm(
  { catalogue, clock }: ApiOptions,
  form: RegistrationBody,
  term: StoredTerm,
): { readonly demands: CourseDemands; readonly checked: CheckedRegistration } {
  const startDay = parseCivilDate(term.dateStart) ?? 0;
  const bookedAt = clock();
  const demands = catalogue.demands.find(({ type }) => type === term.type);
  if (!demands) throw refuse(409, 'not-bookable');
  if (withdrawalNotice({ bookedAt, startDay }).value === 'startInPast') throw refuse(409, 'term-started');
  const checked = checkRegistration({ form, demands, startDay, bookedAt });
  if (checked.problems.length > 0) throw refuse(422, 'invalid-fields', checked.problems);
  return { demands, checked };
}

async function refuseTakenEmail(
  transaction: Transaction,
  entry: {
    readonly term: number;
    readonly emailDigest: string;
    readonly form: RegistrationBody;
    readonly checked: CheckedRegistration;
  },
): Promise<void> {
  const { form, checked } = entry;
  const { value } = emailTaken({
    registered: await countRegistrations(transaction, entry.term, entry.emailDigest),
    sharesGuardianAddress:
      checked.withGuardian && normalisedEmail(form.guardianEmail ?? '') === normalisedEmail(form.email),
  });
  if (value !== 'ok') throw refuse(409, 'already-registered', [{ field: 'email', code: value }]);
}

const encryptSensitive = (key: Uint8Array, reference: string, { sensitive }: CheckedRegistration): string | null =>
  Object.keys(sensitive).length === 0 ? null : encryptText(key, reference, JSON.stringify(sensitive));
