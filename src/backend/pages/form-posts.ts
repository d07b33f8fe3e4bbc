import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import type { Locale } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { textOfAnswer } from '#forms/answers.ts';
import { groupAnswersText } from '#forms/contact.ts';
import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { withdrawalResponse } from '#generated/schemas/own.ts';
import type { NativeForm } from './accept-form-post.ts';
import { fillNoScriptText, formatWarsawDateAndTime, noScriptTexts } from './no-script-texts.ts';

const wordsOf = (namespace: 'account' | 'form' | 'withdrawal') => (locale: Locale) => {
  const { sent = '', notSent = '', send = '' } = noScriptTexts(locale, namespace);
  return { sent, notSent, send };
};

const texts = (...found: readonly (string | undefined)[]): readonly string[] => found.flatMap((text) => text ?? []);

export const nativeContact: NativeForm = {
  fields: contactForm.fields,
  words: wordsOf('form'),
  receipt: (locale, _, sent) => {
    const words = noScriptTexts(locale, 'form');
    const [email, phone] = [textOfAnswer(sent.email), textOfAnswer(sent.phone)];
    const details = groupAnswersText(sent, words).split('\n');
    return texts(
      words.sentText,
      fillNoScriptText(words.sentFrom, { email, phone }),
      ...details.filter((line) => line !== ''),
    );
  },
};

export const nativeDeletion: NativeForm = {
  fields: accountDeletionForm.fields,
  words: wordsOf('account'),
  receipt: (locale) => texts(noScriptTexts(locale, 'account').sentText),
};

export const nativeWithdrawal: NativeForm = {
  fields: withdrawalForm.fields,
  words: wordsOf('withdrawal'),
  receipt: (locale, answer) => {
    const words = noScriptTexts(locale, 'withdrawal');
    const { receivedAt, effect, refund, refundUntil = '' } = withdrawalResponse.parse(answer);
    const amount = formatPrice(refund ?? 0, locale);
    const date = formatDay(parseCivilDate(refundUntil) ?? 0, locale);
    return texts(
      fillNoScriptText(words.sentText, formatWarsawDateAndTime(Date.parse(receivedAt), locale)),
      words[effect],
      refund === undefined ? undefined : fillNoScriptText(words.refunded, { amount, date }),
      words.sentMail,
    );
  },
};
