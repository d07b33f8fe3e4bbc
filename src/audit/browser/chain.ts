import type { RuleValue, RuleValues } from '#domain/audit/audit-data.ts';
import type { CaseCourse } from '#domain/audit/audit-plan.ts';
import { type CourseDemands, courseDemands } from '#forms/registration/course-demands.ts';
import { type DiscountFacts, noDiscount } from '#forms/registration/price-question.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import { adultAtStart } from '#generated/rules/adult-at-start.ts';
import { ageAtStart } from '#generated/rules/age-at-start.ts';
import { amountDue } from '#generated/rules/amount-due.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { discount } from '#generated/rules/discount.ts';
import { fieldRequirement } from '#generated/rules/field-requirement.ts';
import { termOffered } from '#generated/rules/term-offered.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';

/** A filled registration: days as day numbers, the moment in milliseconds. */
export interface RegistrationGiven {
  readonly course: CaseCourse;
  /** In grosze; null where it is set individually. */
  readonly price: number | null;
  /** Null where their number is not known. */
  readonly freePlaces: number | null;
  readonly startDay: number;
  readonly birthDay: number;
  readonly bookedAt: number;
  readonly withDocument: boolean;
  /** What a discount depends on, as far as it was said. */
  readonly discount: Partial<DiscountFacts>;
}

/** One rule of the chain with its inputs, its result and the row that decided. */
export interface ChainStep {
  readonly rule: string;
  readonly inputs: RuleValues;
  readonly value: RuleValue;
  readonly row: string;
}

/** The requirement of each field of the form. */
export interface RequestedField {
  readonly id: string;
  readonly need: string;
}

export interface ChainResult {
  readonly steps: readonly ChainStep[];
  readonly fields: readonly RequestedField[];
}

const stepOf = <Input extends RuleValues>(
  rule: string,
  inputs: Input,
  ask: (inputs: Input) => { readonly value: RuleValue; readonly row: string },
): ChainStep => ({ rule, inputs, ...ask(inputs) });

const withNumber = (value: RuleValue): number => (typeof value === 'number' ? value : 0);

const priceSteps = (given: RegistrationGiven, isPair: boolean, demands: CourseDemands): readonly ChainStep[] => {
  const { price } = given;
  if (price === null) return [];
  const secondPerson = given.discount.secondPerson === true && demands.secondPersonOffer;
  const facts = { ...noDiscount, ...given.discount, secondPerson, guardianPair: isPair };
  const less = stepOf('discount', { offer: demands.offer, ...facts }, discount);
  const due = { price, persons: isPair ? 2 : 1, discount: withNumber(less.value) };
  return [less, stepOf('amount-due', due, amountDue)];
};

const fieldsOf = (
  circumstances: Omit<Parameters<typeof fieldRequirement>[0], 'requirement'>,
): readonly RequestedField[] =>
  registrationForm.fields.map(({ id, required }) => ({
    id,
    need: fieldRequirement({ requirement: required, ...circumstances }).value,
  }));

/** The way of a registration through the rules, by the functions that the site and the server call. It ends with the first refusal. */
export const runChain = (given: RegistrationGiven): ChainResult => {
  const { course, price, freePlaces, birthDay, startDay, bookedAt } = given;
  const demands = courseDemands(course.calendar);
  if (demands === null) return { steps: [], fields: [] };
  const { teenagersAdmitted } = demands;
  const majority = adultAtStart({ birthDay, startDay });
  const age = ageAtStart({ majority: majority.value, birthDay, startDay, teenagersAdmitted });
  const admission = [
    { rule: 'adult-at-start', inputs: { birthDay, startDay }, ...majority },
    { rule: 'age-at-start', inputs: { majority: majority.value, birthDay, startDay, teenagersAdmitted }, ...age },
  ];
  const isPair = age.value === 'withGuardian';
  if (age.value !== 'admitted' && !isPair) return { steps: admission, fields: [] };
  const { unpricedReserveList } = demands;
  const badge = stepOf('availability-badge', { freePlaces }, availabilityBadge);
  const full = badge.value === 'reserveList';
  const facts = { state: 'ahead', group: false, price, full, unpricedReserveList } as const;
  const order = stepOf('term-offered', facts, termOffered);
  const isOrder = order.value === 'seat';
  const notice = withdrawalNotice({ bookedAt, startDay });
  const fields = fieldsOf({
    enquiry: !isOrder,
    minor: isPair,
    certificate: demands.needsPesel,
    withoutPesel: given.withDocument,
    recertification: demands.renewsCertificate,
    withdrawalWaived: notice.value === 'expressRequest',
    secondPersonOffered: demands.secondPersonOffer,
  });
  return {
    steps: [
      ...admission,
      badge,
      order,
      ...(isOrder ? priceSteps(given, isPair, demands) : []),
      { rule: 'withdrawal-notice', inputs: { bookedAt, startDay }, ...notice },
      stepOf('withdrawal-deadline', { bookedAt }, withdrawalDeadline),
    ],
    fields,
  };
};
