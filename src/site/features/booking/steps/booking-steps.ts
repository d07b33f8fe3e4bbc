import type { Locale } from '#domain/locale.ts';
import type { Answers } from '#forms/answers.ts';
import type { Problems } from '#forms/check-form.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { asksForPesel, isEnquiryOnly, participantAgeProblem } from '#forms/registration/circumstances.ts';
import {
  listRequestedFields,
  normaliseRequestedAnswers,
  type RequestedRegistrationField,
} from '#forms/registration/requested-fields.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { type BookingCase, type BookingStep, bookingSteps, decidePlacesForBooking } from '../booking-case.ts';

/** A step with its fields in this booking. */
export interface OpenStep {
  readonly id: BookingStep;
  readonly requested: readonly RequestedRegistrationField[];
  /** Fields behind one line. */
  readonly folded: readonly string[];
}

/** Fields without a control: the e-mail address of a guardian is that of the booking. */
const filledElsewhere: readonly string[] = ['guardianEmail'];

/** The steps with their fields in this booking. */
export const listBookingSteps = (booking: BookingCase): readonly OpenStep[] => {
  const requested = listRequestedFields(booking);
  return bookingSteps.map(({ id, fields, ...others }) => {
    const order: readonly string[] = fields;
    const ofStep = requested.filter(({ field }) => order.includes(field.id) && !filledElsewhere.includes(field.id));
    const foldedHere = 'folded' in others ? others.folded : [];
    const withoutCertificate = 'foldedWithoutCertificate' in others ? others.foldedWithoutCertificate : [];
    const folded = booking.course.stateCertificate ? foldedHere : [...foldedHere, ...withoutCertificate];
    return { id, folded, requested: ofStep.toSorted((a, b) => order.indexOf(a.field.id) - order.indexOf(b.field.id)) };
  });
};

/** The step to show: the wanted one, unless an earlier one is not complete. */
export const reachableStep = (
  steps: readonly OpenStep[],
  wanted: string | undefined,
  complete: (step: OpenStep) => boolean,
): BookingStep => {
  const wantedAt = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  );
  const incomplete = steps.findIndex((step, at) => at < wantedAt && !complete(step));
  return steps[incomplete === -1 ? wantedAt : incomplete]?.id ?? 'participant';
};

/** The body of the call: the requested fields, with the e-mail address of the booking for a guardian. */
export const buildBookingBody = (booking: BookingCase, lang: Locale): Answers => {
  const { answers, course } = booking;
  return {
    course: course.term.id,
    lang,
    ...(course.place === null ? {} : { place: course.place }),
    ...normaliseRequestedAnswers({ ...booking, answers: { ...answers, guardianEmail: answers.email } }),
  };
};

/** Problems of some fields, by field, as the server finds them. */
export const checkBookingAnswers = (
  booking: BookingCase,
  requested: readonly RequestedRegistrationField[],
): Problems => {
  const { problems } = checkRegistration({ ...booking, answers: buildBookingBody(booking, 'pl') });
  const contradiction = participantAgeProblem(booking);
  const day = asksForPesel(booking) ? 'pesel' : 'birthDate';
  const asked = contradiction === null ? problems : { ...problems, [day]: contradiction };
  return Object.fromEntries(Object.entries(asked).filter(([id]) => requested.some(({ field }) => field.id === id)));
};

interface StepTexts {
  /** The step in one word. */
  readonly bar: string;
  readonly heading: string;
  readonly intro: string | null;
}

const participantTexts = (t: Messages['booking'], booking: BookingCase): StepTexts => ({
  bar: t.barParticipant(),
  heading: t.participant(),
  intro: booking.coming === 'withTeenager' ? t.guardianComes() : null,
});

const contactIntro = (t: Messages['booking'], booking: BookingCase): string => {
  if (isEnquiryOnly(booking)) return t.enquiryContactIntro();
  const intro = booking.course.givesLogin ? t.contactLogin() : t.contactIntro();
  return booking.course.stateCertificate ? `${intro} ${t.contactAddress()}` : intro;
};

const contactTexts = (t: Messages['booking'], booking: BookingCase): StepTexts => ({
  bar: t.barContact(),
  heading: t.contact(),
  intro: contactIntro(t, booking),
});

const orderTexts = (t: Messages['booking'], booking: BookingCase): StepTexts =>
  isEnquiryOnly(booking)
    ? { bar: t.barSend(), heading: t.checkEnquiry(), intro: t.enquiryNotice() }
    : { bar: t.barOrder(), heading: t.check(), intro: null };

const textsByStep = { participant: participantTexts, contact: contactTexts, order: orderTexts } as const;

/** Name, heading and introduction of a step. An enquiry has its own, which name a full date. */
export const bookingStepTexts = (t: Messages['booking'], step: BookingStep, booking: BookingCase): StepTexts => {
  const words = textsByStep[step](t, booking);
  const full = isEnquiryOnly(booking) && decidePlacesForBooking(booking) !== 'bookable';
  return full ? { ...words, intro: [t.enquiryFull(), words.intro].filter((text) => text !== null).join(' ') } : words;
};
