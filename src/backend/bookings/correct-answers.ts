import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { normaliseAnswer, normaliseEmail } from '#forms/answers.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { participantAgeProblem, type RegistrationCase } from '#forms/registration/circumstances.ts';
import { type CourseDemands, findCourseDemands } from '#forms/registration/course-demands.ts';
import {
  listRequestedFields,
  normaliseRequestedAnswers,
  type RegistrationAnswers,
  type RegistrationField,
} from '#forms/registration/requested-fields.ts';
import { formatOfficeComments } from './accept-registration.ts';
import type { FoundRegistration, StoredRegistration } from './registration.ts';

/** The corrected answers, or why the correction is refused. */
export type CorrectedAnswers =
  | { readonly outcome: 'corrected'; readonly person: RegistrationAnswers; readonly sensitive: RegistrationAnswers }
  | { readonly outcome: 'wrong'; readonly problem: string }
  | { readonly outcome: 'notAsked' };

export interface Correction {
  readonly field: RegistrationField;
  readonly value: string;
}

/**
 * The price and the free seats with which the form asks again for what was booked: an order, an entry on the reserve list, or an enquiry.
 */
const offered = ({ status, price }: StoredRegistration): Pick<RegistrationCase['course'], 'price' | 'freePlaces'> => {
  if (status === 'enquiry') return { price: null, freePlaces: null };
  const entered = status === 'waitlisted' || status === 'offered';
  return { price: price ?? 0, freePlaces: entered ? 0 : null };
};

/**
 * Replaces one answer of a stored booking and checks it by the rules of the form, together with the other stored answers; problems that
 * other fields already had do not make the correction fail. A correction cannot turn a minor into an adult or an adult into a minor: seats
 * and price depend on that.
 */
export const applyAnswerCorrection = (
  { registration, term }: FoundRegistration,
  sensitive: RegistrationAnswers,
  { field, value }: Correction,
): CorrectedAnswers => {
  const demands = findCourseDemands(term.type);
  if (demands === null) return { outcome: 'notAsked' };
  const { person } = registration;
  const withGuardian = person.guardianEmail !== undefined;
  const stored = storedCase({ registration, term }, sensitive, demands);
  const answers = { ...stored.answers, [field.id]: normaliseAnswer(field.rule, value, person) };
  const changed = { ...stored, answers };
  if (!listRequestedFields(changed).some((one) => one.field.id === field.id)) return { outcome: 'notAsked' };
  const problem = participantAgeProblem(changed) ?? newProblem(stored, changed, field.id);
  if (problem !== null) return { outcome: 'wrong', problem };
  const { [field.id]: corrected, comments = '' } = normaliseRequestedAnswers(changed);
  const kept = (answers: RegistrationAnswers): RegistrationAnswers =>
    JSON.parse(JSON.stringify({ ...answers, [field.id]: corrected }));
  if (field.sensitive) return { outcome: 'corrected', person, sensitive: kept(sensitive) };
  const told = formatOfficeComments({ ...kept(person), comments }, withGuardian);
  return { outcome: 'corrected', person: { ...kept(person), ...(told === '' ? {} : { comments: told }) }, sensitive };
};

/** The form of a stored booking, as it was filled in for its term. */
const storedCase = (
  { registration, term }: FoundRegistration,
  sensitive: RegistrationAnswers,
  demands: CourseDemands,
): RegistrationCase => {
  const { person, createdAt } = registration;
  const withGuardian = person.guardianEmail !== undefined;
  return {
    course: { ...demands, startDay: parseCivilDate(term.dateStart) ?? 0, ...offered(registration) },
    answers: { ...person, ...sensitive, comments: typedComments(person, withGuardian) },
    coming: withGuardian ? 'withTeenager' : 'alone',
    bookedAt: createdAt.getTime(),
  };
};

/** What another term would make wrong in the form of a stored booking: an age, a certificate, a missing request for an early start. */
export const findProblemsOnTerm = (
  found: FoundRegistration,
  sensitive: RegistrationAnswers,
  other: FoundRegistration['term'],
): readonly { readonly field: string; readonly code: string }[] => {
  const demands = findCourseDemands(found.term.type);
  if (demands === null) return [];
  const problemsOn = (term: FoundRegistration['term']) => {
    const on = storedCase({ ...found, term }, sensitive, demands);
    const age = participantAgeProblem(on);
    return { ...checkRegistration(on).problems, ...(age === null ? {} : { birthDate: age }) };
  };
  const before: Readonly<Record<string, string>> = problemsOn(found.term);
  return Object.entries(problemsOn(other)).flatMap(([field, code]) =>
    code === before[field] ? [] : [{ field, code }],
  );
};

/** The problem that the correction causes: in its own field, or in one whose rule depends on it. */
const newProblem = (stored: RegistrationCase, changed: RegistrationCase, corrected: string): string | null => {
  const before = checkRegistration(stored).problems;
  const after = Object.entries(checkRegistration(changed).problems);
  return after.find(([id, code]) => id === corrected || before[id] !== code)?.[1] ?? null;
};

/** The remarks without the lines that the program added for the office. */
const typedComments = (person: RegistrationAnswers, withGuardian: boolean): string => {
  const stored = String(person.comments ?? '');
  const added = formatOfficeComments({ ...person, comments: '' }, withGuardian);
  return stored.endsWith(added) ? stored.slice(0, stored.length - added.length).trimEnd() : stored;
};

/** Whether the e-mail address of a booking is the participant's own, not the guardian's. */
export const isParticipantsOwnEmail = ({ email, guardianEmail }: RegistrationAnswers): boolean =>
  guardianEmail === undefined || normaliseEmail(String(guardianEmail)) !== normaliseEmail(String(email));
