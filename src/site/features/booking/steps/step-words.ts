import type { Messages } from '#generated/i18n/messages.ts';
import type { BookingStep } from './answers.ts';

interface StepWords {
  readonly heading: string;
  readonly intro: string;
}

/** Heading and introduction of a step. An enquiry asks for less and orders nothing. */
export const stepWords = (t: Messages['booking'], step: BookingStep, enquiry: boolean): StepWords => {
  if (enquiry && step === 'contact') return { heading: t.enquiryContact(), intro: t.enquiryContactIntro() };
  if (enquiry && step === 'check') return { heading: t.check(), intro: t.enquiryCheckIntro() };
  return { heading: t[step](), intro: t[`${step}Intro`]() };
};
