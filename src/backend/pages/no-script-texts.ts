import { i18nObject } from 'typesafe-i18n';
import { formatWarsawTime } from '#domain/dates/clock-in-words.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { forms } from '#generated/data/forms.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import type { Messages } from '#generated/i18n/messages.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };

const dictionaries = { pl: polish, en: english } as const;

type AnyField = (typeof forms)[number]['fields'][number];

/** A field of any form; `missing` is the key of the message for when the field is left empty; null if it may be left empty. */
export type NoScriptField = Readonly<Pick<AnyField, 'id' | 'input' | 'autocomplete' | 'hint' | 'rule' | 'missing'>>;
type Namespace = 'account' | 'calls' | 'common' | 'form' | 'outcomes' | 'plain' | 'withdrawal';
type LocalizedText = Readonly<Record<string, string>>;

/** The texts of a part of the site by key; for texts with plurals use `noScriptMessageFunctions`. */
export const noScriptTexts = <Name extends Namespace>(locale: Locale, namespace: Name): (typeof polish)[Name] =>
  dictionaries[locale][namespace];

/** The texts of a locale as functions of their arguments, plurals included. */
export const noScriptMessageFunctions = (locale: Locale): Messages =>
  i18nObject<Locale, typeof polish, Messages>(locale, dictionaries[locale]);

/** A text with its placeholders filled in. */
export const fillNoScriptText = (text: string | undefined, values: Readonly<Record<string, string>>): string =>
  fillPlaceholders(text ?? '', (name) => values[name] ?? null);

/** The error message of a field. */
export const fieldErrorMessage = (words: LocalizedText, code: string, field: NoScriptField | undefined): string => {
  const key = code.replace('form/', '');
  const asked = key === 'required' ? (field?.missing ?? key) : key;
  return words[asked] ?? words.required ?? code;
};

/** The day in words and the time of day of an instant in Warsaw, with the time zone if it could be misread. */
export const formatWarsawDateAndTime = (instant: number, locale: Locale) => ({
  date: formatDay(warsawDate(instant), locale),
  time: formatWarsawTime(instant, locale),
});
