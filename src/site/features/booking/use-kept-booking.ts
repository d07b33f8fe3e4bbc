import { useEffect, useState } from 'react';
import { forgetBooking, type KeptBooking, keepBooking, readBooking } from './kept-booking.ts';
import type { Answers, BookingStep } from './steps/answers.ts';

/** What the tab kept of a booking when its page was opened, and whether the page still builds on it. */
export const useRecovered = (course: number) => {
  const [kept, setKept] = useState<KeptBooking | null>(() => readBooking(course));
  const [filledBefore] = useState(kept?.filledInMs ?? 0);
  return { kept, filledBefore, drop: (): void => setKept(null) };
};

interface Kept {
  readonly course: number;
  readonly step: BookingStep;
  readonly answers: Answers;
  /** The answers of a form that nobody has touched. */
  readonly untouched: Answers;
  /** Milliseconds for which it was filled in before this page was opened. */
  readonly filledBefore: number;
}

/** Keeps the booking in the tab with every change, and nothing as long as nobody has answered anything. */
export const useKeeping = ({ course, step, answers, untouched, filledBefore }: Kept): void => {
  const text = JSON.stringify(answers);
  const isUntouched = text === JSON.stringify({ ...answers, ...untouched });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the answers
  useEffect(() => {
    if (isUntouched) return forgetIfOwn(course);
    keepBooking({ course, step, answers, filledInMs: Math.round(filledBefore + performance.now()) });
  }, [course, step, text, isUntouched, filledBefore]);
};

/** An emptied form leaves nothing behind; another date that was only looked at takes nothing away. */
const forgetIfOwn = (course: number): void => {
  if (readBooking(course) !== null) forgetBooking();
};
