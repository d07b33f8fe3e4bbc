import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { peselBirthDate } from '#domain/identifiers/pesel.ts';
import { digitsOf } from '#domain/texts/text-normalisation.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import { adultAtStart } from '#generated/rules/adult-at-start.ts';
import { type AgeAtStartValue, ageAtStart } from '#generated/rules/age-at-start.ts';
import { fieldRequirement } from '#generated/rules/field-requirement.ts';
import { recertificationWindow } from '#generated/rules/recertification-window.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';
import type { RegistrationBody } from '#generated/schemas/own.ts';
import type { ProblemField } from '../api/problem.ts';
import { normalisedEmail, normalisedText, textProblem } from '../forms/text-rules.ts';
import type { CourseDemands } from './course-demands.ts';

export interface RegistrationCase {
  readonly form: RegistrationBody;
  readonly demands: CourseDemands;
  readonly startDay: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly bookedAt: number;
}

export interface CheckedRegistration {
  readonly problems: readonly ProblemField[];
  readonly withGuardian: boolean;
  readonly bringsSecondPerson: boolean;
  /** The fields that are asked for in this case, without the sensitive ones; nothing else is stored. */
  readonly person: Readonly<Record<string, unknown>>;
  readonly sensitive: Readonly<Record<string, unknown>>;
}

const { fields } = registrationForm;
type Field = (typeof fields)[number];

/** Checks a booking against the rules of its course and keeps only what this course asks for. */
export function checkRegistration(given: RegistrationCase): CheckedRegistration {
  const { form, demands } = given;
  const age = ageOf(given);
  const withGuardian = age === 'withGuardian';
  const bringsSecondPerson = demands.secondPersonOffer && form.bringsSecondPerson === true;
  const circumstances = {
    minor: withGuardian,
    certificate: demands.needsPesel,
    withoutPesel: form.identity === 'document',
    recertification: demands.recertification,
    withdrawalWaived:
      withdrawalNotice({ bookedAt: given.bookedAt, startDay: given.startDay }).value === 'expressRequest',
    secondPersonOffered: demands.secondPersonOffer,
    secondPerson: bringsSecondPerson,
  };
  const asked = fields
    .map((field) => ({ field, need: fieldRequirement({ requirement: field.required, ...circumstances }).value }))
    .filter(({ need }) => need !== 'hidden');
  const problems = [
    ...asked.flatMap(({ field, need }) => fieldProblem(field, form[field.id], need === 'required')),
    ...ageProblem(age, form, usesPesel(given)),
    ...windowProblem(given),
    ...partnerProblem(form, bringsSecondPerson),
  ];
  const kept = asked.map(({ field }) => field).filter(({ id }) => !isEmpty(form[id]));
  return {
    problems: problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index),
    withGuardian,
    bringsSecondPerson,
    person: valuesOf(
      form,
      kept.filter(({ sensitive }) => !sensitive),
    ),
    sensitive: valuesOf(
      form,
      kept.filter(({ sensitive }) => sensitive),
    ),
  };
}

const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');

const usesPesel = ({ form, demands }: RegistrationCase): boolean => demands.needsPesel && form.identity !== 'document';

function fieldProblem({ id, rule }: Field, value: unknown, required: boolean): readonly ProblemField[] {
  if (isEmpty(value)) return required ? [{ field: id, code: 'form/required' }] : [];
  const code = typeof value === 'string' ? textProblem(rule, value) : null;
  return code === null ? [] : [{ field: id, code }];
}

/** Admission by age on the first day of the course; null while the day of birth is not known. */
function ageOf(given: RegistrationCase): AgeAtStartValue | null {
  const { form, demands, startDay } = given;
  const birthDay = usesPesel(given) ? peselBirthDate(digitsOf(form.pesel ?? '')) : parseCivilDate(form.birthDate ?? '');
  if (birthDay === null) return null;
  const majority = adultAtStart({ birthDay, startDay }).value;
  return ageAtStart({ majority, birthDay, startDay, teenagersAdmitted: demands.teenagersAdmitted }).value;
}

function ageProblem(age: AgeAtStartValue | null, form: RegistrationBody, byPesel: boolean): readonly ProblemField[] {
  const field = byPesel ? 'pesel' : 'birthDate';
  if (age === null || age === 'admitted' || age === 'withGuardian' || isEmpty(form[field])) return [];
  return [{ field, code: `form/${age}` }];
}

function windowProblem({ form, demands, startDay }: RegistrationCase): readonly ProblemField[] {
  const expiryDay = parseCivilDate(form.certificateExpiry ?? '');
  if (!demands.recertification || expiryDay === null) return [];
  const { value } = recertificationWindow({ expiryDay, examDay: startDay });
  return value === 'inWindow' ? [] : [{ field: 'certificateExpiry', code: `form/${value}` }];
}

const partnerProblem = (form: RegistrationBody, brings: boolean): readonly ProblemField[] =>
  brings && normalisedEmail(form.secondPersonEmail ?? '') === normalisedEmail(form.email)
    ? [{ field: 'secondPersonEmail', code: 'form/emailTaken' }]
    : [];

const valuesOf = (form: RegistrationBody, kept: readonly Field[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    kept.map(({ id, rule }) => {
      const value = form[id];
      return [id, typeof value === 'string' ? normalisedText(rule, value) : value];
    }),
  );
