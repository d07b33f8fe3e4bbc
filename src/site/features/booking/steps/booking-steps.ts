import type { Locale } from '#domain/locale.ts';
import type { Answers } from '#forms/answers.ts';
import type { Problems } from '#forms/check-form.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { isAdultForTeenager, isEnquiry, isPair } from '#forms/registration/circumstances.ts';
import {
  type RequestedRegistrationField,
  requestedAnswers,
  requestedFields,
} from '#forms/registration/requested-fields.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { type BookingCase, type BookingStep, bookingSteps, placesFor } from '../booking-case.ts';

/** A step with its fields in this booking. */
export interface OpenStep {
  readonly id: BookingStep;
  readonly requested: readonly RequestedRegistrationField[];
}

/** Fields without a control: the e-mail address of a guardian is that of the booking. */
const filledElsewhere: readonly string[] = ['guardianEmail'];

/** The steps with fields in this booking, then the page that shows all answers. */
export const openSteps = (booking: BookingCase): readonly OpenStep[] => {
  const requested = requestedFields(booking);
  const steps = bookingSteps.map(({ id, fields }) => {
    const order: readonly string[] = fields;
    const ofStep = requested.filter(({ field }) => order.includes(field.id) && !filledElsewhere.includes(field.id));
    return { id, requested: ofStep.toSorted((a, b) => order.indexOf(a.field.id) - order.indexOf(b.field.id)) };
  });
  return [...steps.filter((step) => step.requested.length > 0), { id: 'check', requested: [] }];
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
export const bookingBody = (booking: BookingCase, lang: Locale): Answers => {
  const { answers, course } = booking;
  return {
    course: course.term.id,
    lang,
    ...(course.place === null ? {} : { place: course.place }),
    ...requestedAnswers({ ...booking, answers: { ...answers, guardianEmail: answers.email } }),
  };
};

/** Problems of some fields, by field, as the server finds them. */
export const checkAnswers = (booking: BookingCase, requested: readonly RequestedRegistrationField[]): Problems => {
  const { problems } = checkRegistration({ ...booking, answers: bookingBody(booking, 'pl') });
  const asked = isAdultForTeenager(booking) ? { ...problems, birthDate: 'form/teenagerExpected' } : problems;
  return Object.fromEntries(Object.entries(asked).filter(([id]) => requested.some(({ field }) => field.id === id)));
};

interface StepTexts {
  readonly heading: string;
  readonly intro: string;
}

const baseTexts = (t: Messages['booking'], step: BookingStep, booking: BookingCase): StepTexts => {
  const enquiry = isEnquiry(booking);
  if (enquiry && step === 'contact') return { heading: t.enquiryContact(), intro: t.enquiryContactIntro() };
  if (enquiry && step === 'check') return { heading: t.check(), intro: t.enquiryCheckIntro() };
  if (step === 'participant' && isPair(booking)) return { heading: t.teenager(), intro: t.teenagerIntro() };
  if (step !== 'contact') return { heading: t[step](), intro: t[`${step}Intro`]() };
  if (isPair(booking)) return { heading: t.contactPair(), intro: t.contactGuardian() };
  return { heading: t.contact(), intro: booking.course.givesLogin ? t.contactLogin() : t.contactIntro() };
};

/**
 * Heading and introduction of a step. An enquiry has its own, which name a full date; so has the booking of a minor.
 */
export const stepTexts = (t: Messages['booking'], step: BookingStep, booking: BookingCase): StepTexts => {
  const words = baseTexts(t, step, booking);
  const full = isEnquiry(booking) && placesFor(booking) !== 'bookable';
  return full ? { ...words, intro: `${t.enquiryFull()} ${words.intro}` } : words;
};
