import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { recertificationWindow } from '#generated/rules/recertification-window.ts';
import { registrationBody } from '#generated/schemas/own.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { isEmpty, ruleProblem } from '../../lib/forms/field-rules.ts';
import { schemaProblems } from '../../lib/forms/schema-problems.ts';
import { textAnswer } from './answers.ts';
import { bookingBody } from './booking-body.ts';
import { type AskedField, ageOf, type BookingCase } from './circumstances.ts';

const sameAddress = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** The message about a day: it must be whole, and the course must admit it. */
const dayProblem = (booking: BookingCase, { field }: AskedField): string | null => {
  const day = parseCivilDate(textAnswer(booking.answers, field.id));
  if (field.input === 'date' && day === null) return 'form/dateError';
  if (field.rule === 'recertification-window' && day !== null) {
    const { value } = recertificationWindow({ expiryDay: day, examDay: booking.course.startDay });
    return value === 'inWindow' ? null : `form/${value}`;
  }
  if (field.id !== 'pesel' && field.id !== 'birthDate') return null;
  const age = ageOf(booking);
  return age === 'tooYoung' || age === 'bornAfterStart' ? `form/${age}` : null;
};

const fieldProblem = (booking: BookingCase, asked: AskedField): string | null => {
  const { field, required } = asked;
  const value = booking.answers[field.id];
  if (isEmpty(value)) return required ? 'form/required' : null;
  const broken = ruleProblem(field.rule, value) ?? dayProblem(booking, asked);
  if (broken !== null || field.id !== 'secondPersonEmail') return broken;
  return sameAddress(textAnswer(booking.answers, 'email'), String(value)) ? 'form/emailTaken' : null;
};

/** What is wrong with the answers to some fields, by field. */
export const checkAnswers = (booking: BookingCase, asked: readonly AskedField[]): Problems => {
  const problems = asked.flatMap((one) => {
    const code = fieldProblem(booking, one);
    return code === null ? [] : [[one.field.id, code] as const];
  });
  const lengths = Object.entries(schemaProblems(registrationBody, bookingBody(booking, 'pl', 1))).filter(
    ([id, code]) => code === 'form/tooLong' && asked.some(({ field }) => field.id === id),
  );
  return { ...Object.fromEntries(lengths), ...Object.fromEntries(problems) };
};
