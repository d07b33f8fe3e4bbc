import { findDateFault } from '#domain/dates/typed-date.ts';
import { isOutsidePoland } from '#domain/texts/text-normalisation.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import { ageAtStartAccepts } from '#generated/rules/age-at-start.ts';
import { nipField, nipFieldAccepts } from '#generated/rules/nip-field.ts';
import { postalCodeField, postalCodeFieldAccepts } from '#generated/rules/postal-code-field.ts';
import {
  recertificationAdmission,
  recertificationAdmissionAccepts,
} from '#generated/rules/recertification-admission.ts';
import { recertificationWindow } from '#generated/rules/recertification-window.ts';
import { requiredText } from '#generated/rules/required-text.ts';
import { type RegistrationBody, registrationBody } from '#generated/schemas/own.ts';
import { isCheckboxTicked, textOfAnswer } from '../answers.ts';
import {
  type CheckedForm,
  checkForm,
  checkRequestedFields,
  messageOfRuleResult,
  type Problems,
  type Reading,
} from '../check-form.ts';
import { fieldRules } from '../field-rules.ts';
import { admissionByAge, asksForPesel, participantAdmission, type RegistrationCase } from './circumstances.ts';
import { listRequestedFields } from './requested-fields.ts';

const { fields } = registrationForm;

/** A rule about a required day. If it is no day, the problem names the wrong part. */
const aboutDay =
  (rule: (day: number) => string) =>
  ({ value, day }: Reading) => {
    const given = requiredText({ value }).value;
    if (given !== 'ok') return { value: given };
    return { value: day === null ? findDateFault(value) : rule(day) };
  };

/** The rules of fields with what they depend on in addition to the answer. */
const rulesOf = ({ course, answers }: RegistrationCase) => ({
  ...fieldRules,
  'nip-field': {
    decide: ({ value }: Reading) => nipField({ value, abroad: isOutsidePoland(textOfAnswer(answers.country)) }),
    accepts: nipFieldAccepts,
  },
  'postal-code-field': {
    decide: ({ value }: Reading) => postalCodeField({ value, abroad: isOutsidePoland(textOfAnswer(answers.country)) }),
    accepts: postalCodeFieldAccepts,
  },
  'age-at-start': { decide: aboutDay((birthDay) => admissionByAge(course, birthDay)), accepts: ageAtStartAccepts },
  'recertification-window': {
    decide: aboutDay((expiryDay) => {
      const window = recertificationWindow({ expiryDay, examDay: course.startDay }).value;
      // The form takes every certificate for a civil one (C20).
      const admit = (belongsToUnit: boolean) =>
        recertificationAdmission({ certificate: 'civil', belongsToUnit, window }).value;
      const admission = admit(isCheckboxTicked(answers.cooperatingUnit));
      // Who belongs to no unit reads it at that tick box; whether the day fits does not wait for it.
      return admission === 'notInUnit' ? admit(true) : admission;
    }),
    accepts: recertificationAdmissionAccepts,
  },
});

/** Said of the PESEL once the day of birth can be read from it. */
const ageProblem = (registration: RegistrationCase): Problems => {
  const age = asksForPesel(registration) ? participantAdmission(registration) : null;
  const code = age === null ? null : messageOfRuleResult(age, ageAtStartAccepts);
  return code === null ? {} : { pesel: code };
};

/** Checks the body of a registration against its contract, the rules of its fields and what its course demands. */
export const checkRegistration = (registration: RegistrationCase): CheckedForm<RegistrationBody> =>
  checkForm({ fields, schema: registrationBody }, registration.answers, (answers) => ({
    ...ageProblem(registration),
    ...checkRequestedFields(listRequestedFields(registration), answers, rulesOf(registration)),
  }));
