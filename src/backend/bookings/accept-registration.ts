import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Answers } from '#forms/answers.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { isGuardianPair } from '#forms/registration/circumstances.ts';
import { type CourseDemands, findCourseDemands } from '#forms/registration/course-demands.ts';
import { decideTermOffer, offerStateOfTerm } from '#forms/registration/offer.ts';
import { buildPriceQuery, type PriceQuestion } from '#forms/registration/price-question.ts';
import { listRequestedFields, type RegistrationAnswers } from '#forms/registration/requested-fields.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import type { TermOfferedValue } from '#generated/rules/term-offered.ts';
import type { RegistrationBody } from '#generated/schemas/own.ts';
import { requireValidForm } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import { toCalendarTermStart } from '../terms/has-started.ts';

export interface AcceptedRegistration {
  readonly form: RegistrationBody;
  readonly offer: CourseDemands['offer'];
  /** Without a price or a free seat there is no order. */
  readonly kind: TermOfferedValue;
  readonly withGuardian: boolean;
  /** What its price depends on. */
  readonly question: PriceQuestion;
  /** Whether this person may bring a second one at a discount. */
  readonly offersPair: boolean;
  /** The code of the first person of a pair, as it was typed; empty where the course has no such discount. */
  readonly pairCode: string;
  /** The fields that are asked for in this case, without the sensitive ones; no other field is stored. */
  readonly person: RegistrationAnswers;
  readonly sensitive: RegistrationAnswers;
}

/** Validates the body of a booking by the rules of its course, and keeps only the fields that this course asks for. */
export const validateRegistration = (
  answers: Answers,
  {
    type,
    dateStart,
    hours,
    freePlaces,
    price,
  }: Pick<StoredTerm, 'type' | 'dateStart' | 'hours' | 'freePlaces'> & { readonly price: number | null },
  bookedAt: number,
): AcceptedRegistration => {
  const startDay = parseCivilDate(dateStart) ?? 0;
  const demands = findCourseDemands(type);
  if (demands === null) throw new Refused('not-bookable');
  const state = offerStateOfTerm(toCalendarTermStart({ dateStart, hours }), bookedAt);
  const kind = decideTermOffer({ ...demands, state, group: false, price, freePlaces });
  if (kind === 'nothing') throw new Refused('term-started');
  const unordered = kind === 'seat' && answers.amount === null;
  const course = { ...demands, startDay, price, freePlaces: unordered ? 0 : freePlaces };
  const registration = { course, answers, bookedAt };
  const form = requireValidForm(checkRegistration(registration));
  if (unordered) throw new Refused('order-possible');
  const kept = (wanted: boolean) =>
    Object.fromEntries(
      listRequestedFields(registration)
        .filter(({ field: { id, sensitive } }) => sensitive === wanted && form[id] !== undefined)
        .map(({ field: { id } }) => [id, form[id]]),
    );
  const withGuardian = kind !== 'reserveEntry' && isGuardianPair(registration);
  const typed = kept(false);
  const comments = formatOfficeComments(typed, withGuardian);
  const person = comments === '' ? typed : { ...typed, comments };
  return {
    form,
    offer: demands.offer,
    kind,
    withGuardian,
    question: buildPriceQuery(registration),
    offersPair: demands.secondPersonOffer,
    pairCode: String(person.pairCode ?? ''),
    person,
    sensitive: kept(true),
  };
};

const { codeLine, minorLine } = polish.form;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The remarks as the office reads them: what was typed, then a line for the discount code and one for the minor. So neither gets lost in
 * a system that has only one field for remarks.
 */
export const formatOfficeComments = (person: RegistrationAnswers, withGuardian: boolean): string => {
  const code = textOf(person.discountCode);
  const minor = withGuardian ? `${textOf(person.firstName)} ${textOf(person.lastName)}` : '';
  return [
    textOf(person.comments),
    code === '' ? '' : codeLine.replace('{code}', code),
    minor === '' ? '' : minorLine.replace('{name}', minor),
  ]
    .filter((line) => line !== '')
    .join('\n');
};
