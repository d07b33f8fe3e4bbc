import { isEnquiry, isPair } from '#forms/registration/circumstances.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { placesFor } from '../booking-places.ts';
import type { BookingStep } from './answers.ts';
import type { BookingCase } from './booking-case.ts';

interface StepTexts {
  readonly heading: string;
  readonly intro: string;
}

const wordsOf = (t: Messages['booking'], step: BookingStep, booking: BookingCase): StepTexts => {
  const enquiry = isEnquiry(booking);
  if (enquiry && step === 'contact') return { heading: t.enquiryContact(), intro: t.enquiryContactIntro() };
  if (enquiry && step === 'check') return { heading: t.check(), intro: t.enquiryCheckIntro() };
  if (step !== 'contact') return { heading: t[step](), intro: t[`${step}Intro`]() };
  if (isPair(booking)) return { heading: t.contact(), intro: t.contactGuardian() };
  return { heading: t.contact(), intro: booking.course.givesLogin ? t.contactLogin() : t.contactIntro() };
};

/**
 * Heading and introduction of a step. An enquiry asks for less and orders nothing, and every step of it says when the date
 * has no place left; of a minor the guardian is asked.
 */
export const stepTexts = (t: Messages['booking'], step: BookingStep, booking: BookingCase): StepTexts => {
  const words = wordsOf(t, step, booking);
  const full = isEnquiry(booking) && placesFor(booking) !== 'bookable';
  return full ? { ...words, intro: `${t.enquiryFull()} ${words.intro}` } : words;
};
