import type { Locale } from '#domain/locale.ts';
import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { withdrawalResponse } from '#generated/schemas/own.ts';
import type { NativeForm } from './accept-form-post.ts';
import { filled, momentOf, plainTexts } from './no-script-texts.ts';

const wordsOf = (namespace: 'account' | 'form' | 'withdrawal') => (locale: Locale) => {
  const { sent = '', notSent = '', send = '' } = plainTexts(locale, namespace);
  return { sent, notSent, send };
};

const texts = (...found: readonly (string | undefined)[]): readonly string[] => found.flatMap((text) => text ?? []);

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
