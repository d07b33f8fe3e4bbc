import { i18nObject } from 'typesafe-i18n';
import type { Locale } from '#domain/locale.ts';
import type { Messages, Namespace } from '#generated/i18n/messages.ts';

/** Dictionaries in the syntax of typesafe-i18n, as in `generated/i18n/<locale>.json`. */
export type Dictionaries = { readonly [Name in Namespace]: { readonly [Key in keyof Messages[Name]]: string } };

/**
 * The message functions of a locale. A browser passes only the namespaces that its island needs. The library copies a namespace whenever it
 * is read, and a list reads some in each row, so each namespace is read once and kept.
 */
export const createMessageFunctions = (locale: Locale, dictionaries: Dictionaries): Messages => {
  const messages = i18nObject<Locale, Dictionaries, Messages>(locale, dictionaries);
  const read = new Map<PropertyKey, unknown>();
  return new Proxy(messages, {
    get: (_, name) => {
      if (!read.has(name)) read.set(name, Reflect.get(messages, name));
      return read.get(name);
    },
  });
};
