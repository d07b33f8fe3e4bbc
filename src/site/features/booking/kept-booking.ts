import { useEffect, useState } from 'react';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import type { Coming } from '#forms/registration/circumstances.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type Answers, type BookingStep, bookingFields, bookingSteps } from './booking-case.ts';

const key = 'booking';
const hoursPerDay = 24;

/** Where a booking is stored: always in the tab, and on the device if the visitor allows it. */
const places = {
  tab: { storage: () => sessionStorage, hours: parameters.bookingKeptHours },
  device: { storage: () => localStorage, hours: parameters.bookingOnDeviceDays * hoursPerDay },
} as const;

type StorageKey = keyof typeof places;

/** A booking that was started, without the answers that are never stored. */
export interface KeptBooking {
  readonly course: number;
  readonly step: BookingStep;
  readonly answers: Answers;
  readonly coming: Coming;
  /** Milliseconds for which it had been filled in. */
  readonly filledInMs: number;
  /** Whether the device keeps it, too. */
  readonly onDevice: boolean;
}

const storedAnswers = (answers: Answers): Answers =>
  Object.fromEntries(bookingFields.flatMap(({ id, stored }) => (stored ? [[id, answers[id]]] : [])));

const isAnswer = (value: unknown, input: string): value is string | boolean =>
  typeof value === (input === 'checkbox' ? 'boolean' : 'string');

const readStoredAnswers = (values: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    bookingFields.flatMap(({ id, input, stored }) => (stored && isAnswer(values[id], input) ? [[id, values[id]]] : [])),
  );

const stepOf = (name: unknown): BookingStep => bookingSteps.find(({ id }) => id === name)?.id ?? 'participant';

const remove = (place: StorageKey): void => {
  try {
    places[place].storage().removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};

/**
 * The booking that is stored in a place; null if there is none that can be continued. Of one from an older form, only the fields of this
 * form are read.
 */
const readFrom = (place: StorageKey): Omit<KeptBooking, 'onDevice'> | null => {
  try {
    const { storage, hours } = places[place];
    const found = JSON.parse(storage().getItem(key) ?? 'null');
    const keptFor = Date.now() - found.keptAt;
    const isCurrent = keptFor >= 0 && keptFor < hours * millisecondsPerHour;
    if (!isCurrent) remove(place);
    if (!isCurrent || !Number.isInteger(found.course)) return null;
    return {
      course: found.course,
      step: stepOf(found.step),
      answers: readStoredAnswers(found.answers),
      coming: found.coming === 'withTeenager' ? 'withTeenager' : 'alone',
      filledInMs: Number(found.filledInMs) || 0,
    };
  } catch {
    return null;
  }
};

/** The stored booking of a course; that of the tab is the newer one. */
export const readStoredBooking = (course: number): KeptBooking | null => {
  const [tab, device] = [readFrom('tab'), readFrom('device')];
  const kept = [tab, device].find((found) => found?.course === course) ?? null;
  return kept === null ? null : { ...kept, onDevice: device?.course === course };
};

/** The course of a booking that was started and not sent. */
export const courseOfStoredBooking = (): number | null => (readFrom('tab') ?? readFrom('device'))?.course ?? null;

/** Stores a booking in place of any other. */
export const storeBooking = ({ course, step, answers, coming, filledInMs, onDevice }: KeptBooking): void => {
  const kept = { keptAt: Date.now(), course, step, answers: storedAnswers(answers), coming, filledInMs };
  if (!onDevice && readFrom('device')?.course === course) remove('device');
  for (const place of onDevice ? (['tab', 'device'] as const) : (['tab'] as const)) {
    try {
      places[place].storage().setItem(key, JSON.stringify(kept));
    } catch {
      // Storage is blocked or full; the booking stays in the memory of the page.
    }
  }
};

/** Removes the stored booking of this course, but not that of another. */
export const removeStoredBooking = (course: number): void => {
  for (const place of ['tab', 'device'] as const) if (readFrom(place)?.course === course) remove(place);
};

/**
 * The booking that was stored when the page was opened, who takes part (`first` if nothing was stored), and whether the device keeps it;
 * `drop` removes everything.
 */
export const useRecoveredBooking = (course: number, first: Coming = 'alone') => {
  const [kept, setKept] = useState<KeptBooking | null>(() => readStoredBooking(course));
  const [filledBefore] = useState(kept?.filledInMs ?? 0);
  const [coming, setComing] = useState<Coming>(kept?.coming ?? first);
  const [onDevice, remember] = useState(kept?.onDevice === true);
  const drop = (): void => {
    setKept(null);
    setComing(first);
    remember(false);
    removeStoredBooking(course);
  };
  return { kept, filledBefore, coming, setComing, onDevice, remember, drop };
};

interface Kept extends Omit<KeptBooking, 'filledInMs'> {
  /** Answers of an untouched form. */
  readonly untouched: Answers;
  /** Milliseconds for which it was filled in before this page was opened. */
  readonly filledBefore: number;
}

/** Stores the booking with every change, unless the form is untouched. */
export const useStoreBooking = ({ untouched, filledBefore, ...booking }: Kept): void => {
  const { course, step, answers, coming, onDevice } = booking;
  const text = JSON.stringify(answers);
  const isUntouched = text === JSON.stringify({ ...answers, ...untouched });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the answers
  useEffect(() => {
    if (isUntouched) removeStoredBooking(course);
    else storeBooking({ ...booking, filledInMs: Math.round(filledBefore + performance.now()) });
  }, [course, step, text, coming, onDevice, isUntouched, filledBefore]);
};
