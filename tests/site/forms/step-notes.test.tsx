import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Coming } from '#forms/registration/circumstances.ts';
import { type Answers, type BookingStep, bookingSteps } from '#site/features/booking/booking-case.ts';
import { type NoteText, StepNotes } from '#site/features/booking/steps/step-notes.tsx';
import { createTexts } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { basicType } from '../../find-course.ts';
import { sampleDictionaries } from '../samples/site.ts';
import { sampleBooking } from './booking-sample.ts';

/** What a person has answered, so many days before the course begins. */
interface Situation {
  readonly days: number;
  readonly answers?: Answers;
  readonly coming?: Coming;
}

/** For each note its step, and when it is shown and when not. */
const notes: Readonly<
  Record<NoteText, { readonly step: BookingStep; shown: Situation; hidden: readonly Situation[] }>
> = {
  teenagerByDate: {
    step: 'participant',
    shown: { days: 30, answers: { birthDate: '2011-05-04' } },
    hidden: [
      { days: 30 },
      { days: 30, answers: { birthDate: '1990-05-04' } },
      { days: 30, answers: { birthDate: '2011-05-04' }, coming: 'withTeenager' },
    ],
  },
  severalPeople: { step: 'contact', shown: { days: 30 }, hidden: [] },
  withdrawalNotice: { step: 'declarations', shown: { days: 3 }, hidden: [{ days: 30 }] },
};

const bookingOf = ({ days, answers = {}, coming = 'alone' }: Situation) => {
  const today = warsawDate(sampleBooking(basicType).bookedAt);
  return { ...sampleBooking(basicType, answers, { dateStart: formatCivilDate(today + days) }), coming };
};

const textsOf = (locale: Locale) => createTexts(locale, sampleDictionaries(locale, ['booking']));

const print = (locale: Locale, step: BookingStep, situation: Situation): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale, messages: textsOf(locale) }}>
      <StepNotes step={step} booking={bookingOf(situation)} />
    </TextsContext>,
  );

describe.each(Object.entries(notes))('the note %s', (id, { step, shown, hidden }) => {
  it.each(['pl', 'en'] as const)('stands in its step when it holds, and nowhere else (%s)', (locale) => {
    const words = textsOf(locale).booking?.[id as NoteText]();
    expect(print(locale, step, shown)).toContain(`>${words}</p>`);
    for (const situation of hidden) expect(print(locale, step, situation)).not.toContain(words);
    for (const other of bookingSteps.filter((one) => one.id !== step))
      expect(print(locale, other.id, shown)).not.toContain(words);
  });
});
