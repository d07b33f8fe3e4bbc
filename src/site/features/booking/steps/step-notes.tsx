import { isPair } from '#forms/registration/circumstances.ts';
import { requestedFields } from '#forms/registration/requested-fields.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { BookingCase, BookingStep } from '../booking-case.ts';

interface StepNote {
  readonly step: BookingStep;
  /** The text for a booking, or `none`. Where a rule decides it, the results of the rule are named after the texts. */
  readonly textFor: (booking: BookingCase) => keyof Messages['booking'] | 'none';
}

/** What is said below the fields of a step. */
export const stepNotes = [
  {
    step: 'participant',
    textFor: (booking) => (booking.coming === 'alone' && isPair(booking) ? 'teenagerByDate' : 'none'),
  },
  { step: 'contact', textFor: () => 'severalPeople' },
  {
    step: 'declarations',
    textFor: (booking) =>
      requestedFields(booking).some(({ field }) => field.id === 'earlyStartRequest') ? 'withdrawalNotice' : 'none',
  },
] as const satisfies readonly StepNote[];

export type NoteText = Exclude<ReturnType<(typeof stepNotes)[number]['textFor']>, 'none'>;

interface StepNotesProps {
  readonly step: BookingStep;
  readonly booking: BookingCase;
}

/** The notes of a step that hold for the booking as it is filled in. */
export const StepNotes = ({ step, booking }: StepNotesProps) => {
  const t = useTexts('booking');
  const texts = stepNotes
    .filter((note) => note.step === step)
    .map(({ textFor }) => textFor(booking))
    .filter((text) => text !== 'none');
  const notes = texts.map((text) => (
    <p key={text} className="note">
      {t[text]()}
    </p>
  ));
  // The notes of the other steps come with the step, and do not change while it is filled in.
  return step === 'participant' ? <div role="status">{notes}</div> : notes;
};
