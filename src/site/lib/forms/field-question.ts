import { emailHint } from '#generated/rules/email-hint.ts';
import { phoneHint } from '#generated/rules/phone-hint.ts';

const emailRules: readonly (string | null)[] = ['contact-email-field', 'registration-email-field'];

/** Key of the question to ask beside a value that is allowed but looks like a slip. */
export const questionOf = (rule: string | null, value: unknown): 'checkNumber' | 'checkAddress' | null => {
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (rule === 'phone-field' && phoneHint({ value }).value === 'checkNumber') return 'checkNumber';
  if (emailRules.includes(rule) && emailHint({ value }).value === 'checkAddress') return 'checkAddress';
  return null;
};
