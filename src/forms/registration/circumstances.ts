import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import { peselBirthDate } from '#domain/identifiers/pesel.ts';
import { removeSpacesAndDashes } from '#domain/texts/text-normalisation.ts';
import { adultAtStart } from '#generated/rules/adult-at-start.ts';
import { type AgeAtStartValue, ageAtStart } from '#generated/rules/age-at-start.ts';
import type { FieldRequirementInput } from '#generated/rules/field-requirement.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { TermOfferedValue } from '#generated/rules/term-offered.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';
import { type Answers, isAnswerEmpty, textOfAnswer } from '../answers.ts';
import type { CourseDemands } from './course-demands.ts';
import { decideTermOffer } from './offer.ts';

/** The person who books, or that person with a teenager who takes part. */
export type Coming = 'alone' | 'withTeenager';

/** The current state of a registration: the course with its first day as a day number, its price in grosze and its free places, where known, and the answers. */
export interface RegistrationCase {
  readonly course: CourseDemands & {
    readonly startDay: number;
    readonly price: number | null;
    readonly freePlaces: number | null;
  };
  readonly answers: Answers;
  /** Who will take part, where that is asked; else the day of birth decides. */
  readonly coming?: Coming;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly bookedAt: number;
  /** Fields that the server has requested in addition. */
  readonly demanded?: readonly string[];
}

export const asksForPesel = ({ course, answers }: RegistrationCase): boolean =>
  course.needsPesel && answers.identity !== 'document';

/** Admission by age on the first day of the course. */
export const admissionByAge = (
  { startDay, minimumAge }: RegistrationCase['course'],
  birthDay: number,
): AgeAtStartValue => {
  const majority = adultAtStart({ birthDay, startDay }).value;
  return ageAtStart({ majority, birthDay, startDay, minimumAge }).value;
};

/** The admission of the participant; null while the day of birth is not known. */
export const participantAdmission = (registration: RegistrationCase): AgeAtStartValue | null => {
  const { course, answers } = registration;
  const birthDay = asksForPesel(registration)
    ? peselBirthDate(removeSpacesAndDashes(textOfAnswer(answers.pesel)))
    : parseCivilDate(textOfAnswer(answers.birthDate));
  return birthDay === null ? null : admissionByAge(course, birthDay);
};

/** What the term of a registration offers while its form can be filled in. */
const offerIn = ({ course }: RegistrationCase): TermOfferedValue =>
  decideTermOffer({ ...course, state: 'ahead', group: false });

/** Whether there is no price, so that no order is possible. */
export const isEnquiryOnly = (registration: RegistrationCase): boolean => offerIn(registration) === 'enquiry';

/** A minor with a guardian: two places, one price for both. */
export const isGuardianPair = (registration: RegistrationCase): boolean =>
  registration.coming === undefined
    ? participantAdmission(registration) === 'withGuardian'
    : registration.coming === 'withTeenager';

/** The problem of a day of birth that contradicts who will take part; null where it does not. */
export const participantAgeProblem = (
  registration: RegistrationCase,
): 'form/teenagerExpected' | 'form/guardianExpected' | null => {
  const age = participantAdmission(registration);
  if (registration.coming === 'withTeenager' && age === 'admitted') return 'form/teenagerExpected';
  return registration.coming === 'alone' && age === 'withGuardian' ? 'form/guardianExpected' : null;
};

/** The circumstances that decide which fields are requested. */
export const fieldRequirementCircumstances = (
  registration: RegistrationCase,
): Omit<FieldRequirementInput, 'requirement'> => {
  const { course, answers, bookedAt } = registration;
  return {
    enquiry: offerIn(registration) !== 'seat',
    minor: isGuardianPair(registration),
    stateCertificate: course.stateCertificate,
    needsPesel: course.needsPesel,
    withoutPesel: answers.identity === 'document',
    renewsCertificate: course.renewsCertificate,
    withdrawalWaived:
      withdrawalNotice({
        concludedAt: bookedAt + parameters.conclusionHours * millisecondsPerHour,
        startDay: course.startDay,
      }).value === 'expressRequest',
    secondPersonOffered: course.secondPersonOffer,
    invoice: !isAnswerEmpty(answers.nip),
  };
};
