import { dayInWords } from '#domain/dates/dates-in-words.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { withdrawalResponse } from '#generated/schemas/own.ts';
import type { NativeForm } from './accept-form-post.ts';
import { filled, plainTexts } from './no-script-texts.ts';

const wordsOf = (namespace: 'account' | 'form' | 'withdrawal') => (locale: Locale) => {
  const { sent = '', notSent = '', send = '' } = plainTexts(locale, namespace);
  return { sent, notSent, send };
};

const texts = (...found: readonly (string | undefined)[]): readonly string[] => found.flatMap((text) => text ?? []);

const clock = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The day in words and the hour of an instant in Warsaw. */
const momentOf = (instant: number, locale: Locale) => ({
  date: dayInWords(warsawDate(instant), locale),
  time: clock(locale).format(new Date(instant)),
});

export const nativeContact: NativeForm = {
  fields: contactForm.fields,
  words: wordsOf('form'),
  receipt: (locale) => texts(plainTexts(locale, 'form').sentText),
};

export const nativeDeletion: NativeForm = {
  fields: accountDeletionForm.fields,
  words: wordsOf('account'),
  receipt: (locale) => texts(plainTexts(locale, 'account').sentText),
};

export const nativeWithdrawal: NativeForm = {
  fields: withdrawalForm.fields,
  words: wordsOf('withdrawal'),
  receipt: (locale, answer) => {
    const words = plainTexts(locale, 'withdrawal');
    const { receivedAt, effect } = withdrawalResponse.parse(answer);
    return [filled(words.sentText, momentOf(Date.parse(receivedAt), locale)), words[effect], words.sentMail];
  },
};
