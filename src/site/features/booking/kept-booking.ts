import { useEffect, useState } from 'react';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type Answers, type BookingStep, bookingFields, bookingSteps } from './booking-case.ts';

const key = 'booking';

/** A booking begun in this tab, without the answers that are never stored. */
export interface KeptBooking {
  readonly course: number;
  readonly step: BookingStep;
  readonly answers: Answers;
  /** Milliseconds for which it had been filled in. */
  readonly filledInMs: number;
}

const storedAnswers = (answers: Answers): Answers =>
  Object.fromEntries(bookingFields.flatMap(({ id, stored }) => (stored ? [[id, answers[id]]] : [])));

const isAnswer = (value: unknown, input: string): value is string | boolean =>
  typeof value === (input === 'checkbox' ? 'boolean' : 'string');

const answersOf = (values: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    bookingFields.flatMap(({ id, input, stored }) => (stored && isAnswer(values[id], input) ? [[id, values[id]]] : [])),
  );

const stepOf = (name: unknown): BookingStep => bookingSteps.find(({ id }) => id === name)?.id ?? 'participant';

/** The stored booking of a course; null where there is none that can be continued. Of one from an older form, the fields that this one has. */
export const readBooking = (course: number): KeptBooking | null => {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const keptFor = Date.now() - found.keptAt;
    const isCurrent = keptFor >= 0 && keptFor < parameters.bookingKeptHours * millisecondsPerHour;
    if (!isCurrent) forgetBooking();
    if (!isCurrent || found.course !== course) return null;
    const step = found.step === 'check' ? 'check' : stepOf(found.step);
    return { course, step, answers: answersOf(found.answers), filledInMs: Number(found.filledInMs) || 0 };
  } catch {
    return null;
  }
};

/** Stores a booking in place of any other. */
export const keepBooking = ({ course, step, answers, filledInMs }: KeptBooking): void => {
  const kept = { keptAt: Date.now(), course, step, answers: storedAnswers(answers), filledInMs };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full; the booking stays in the memory of the page.
  }
};

/** Removes the stored booking of any course. */
export const forgetBooking = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};

/** The booking that the tab had stored when the page was opened; `drop` forgets it. */
export const useRecovered = (course: number) => {
  const [kept, setKept] = useState<KeptBooking | null>(() => readBooking(course));
  const [filledBefore] = useState(kept?.filledInMs ?? 0);
  return { kept, filledBefore, drop: (): void => setKept(null) };
};

interface Kept {
  readonly course: number;
  readonly step: BookingStep;
  readonly answers: Answers;
  /** Answers of an untouched form. */
  readonly untouched: Answers;
  /** Milliseconds for which it was filled in before this page was opened. */
  readonly filledBefore: number;
}

/** Stores the booking in the tab with every change, unless the form is untouched. */
export const useKeeping = ({ course, step, answers, untouched, filledBefore }: Kept): void => {
  const text = JSON.stringify(answers);
  const isUntouched = text === JSON.stringify({ ...answers, ...untouched });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the answers
  useEffect(() => {
    if (isUntouched) return forgetBookingOf(course);
    keepBooking({ course, step, answers, filledInMs: Math.round(filledBefore + performance.now()) });
  }, [course, step, text, isUntouched, filledBefore]);
};

/** Removes the stored booking of this course, but not that of another. */
const forgetBookingOf = (course: number): void => {
  if (readBooking(course) !== null) forgetBooking();
};
