import { suggestEmailCorrection } from '#domain/texts/email-address.ts';
import { textOfAnswer } from '#forms/answers.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { phoneHint } from '#generated/rules/phone-hint.ts';

const emailRules: readonly (string | null)[] = ['contact-email-field', 'registration-email-field'];

/** The question next to an allowed value that looks like a typing slip; `meant` is what the visitor probably meant to type. */
export type SlipQuestion =
  | { readonly about: 'checkNumber'; readonly meant: null }
  | { readonly about: 'checkAddress'; readonly meant: string };

export const askAboutTypingSlip = (rule: string | null, typed: unknown): SlipQuestion | null => {
  const value = textOfAnswer(typed);
  if (value === '') return null;
  if (rule === 'phone-field' && phoneHint({ value }).value === 'checkNumber')
    return { about: 'checkNumber', meant: null };
  const meant = emailRules.includes(rule) ? suggestEmailCorrection(value.trim()) : null;
  return meant === null ? null : { about: 'checkAddress', meant };
};

/** A question as a field shows it, with the one press that takes the suggestion. */
export interface FieldQuestion {
  readonly text: string;
  readonly correct?: { readonly name: string; readonly meant: string; readonly press: () => void };
}

export const toFieldQuestion = (
  texts: Messages['form'],
  question: SlipQuestion | null,
  correct: (meant: string) => void,
): FieldQuestion | undefined => {
  if (question === null) return undefined;
  if (question.meant === null) return { text: texts.checkNumber() };
  const { meant } = question;
  return {
    text: texts.checkAddress({ address: meant }),
    correct: { name: texts.correct(), meant, press: () => correct(meant) },
  };
};
