import { registrationForm } from '#generated/data/forms/registration.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import type { ProblemField } from '../../http/refused.ts';
import type { LocalizedText } from '../command/localized-text.ts';

const words: Readonly<Record<'pl' | 'en', Readonly<Record<string, string>>>> = { pl: polish.form, en: english.form };

export const hasFormText = (key: string): boolean => key in words.pl;

/** A text of the registration form in both languages; the key itself if there is none. */
export const localizedFormText = (key: string): LocalizedText => ({
  pl: words.pl[key] ?? key,
  en: words.en[key] ?? key,
});

/** The key of the form's message about a wrong answer; for a missing answer, the key of its field's message, if it has one. */
const messageKey = ({ field, code }: ProblemField): string => {
  const { missing } = registrationForm.fields.find(({ id }) => id === field) ?? { missing: null };
  return code === 'form/required' && missing !== null ? missing : code.replace(/^form\//, '');
};

/** The problems of answers as text, one line per problem, each with the name of its field. */
export const formatAnswerProblems = (fields: readonly ProblemField[]): LocalizedText => {
  const lines = (locale: 'pl' | 'en'): string =>
    fields.map((one) => `${one.field}: ${localizedFormText(messageKey(one))[locale]}`).join('\n');
  return { pl: `Niczego nie zapisano.\n${lines('pl')}`, en: `Nothing was stored.\n${lines('en')}` };
};
