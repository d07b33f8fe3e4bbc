import type { Locale } from '../locale.ts';
import type { AuditText } from './audit-data.ts';

const partsOf = (text: AuditText) => (typeof text === 'string' ? [text] : text);

/** Texts one after the other. */
export const together = (...texts: readonly AuditText[]): AuditText => texts.flatMap(partsOf);

/** Texts with a separator between them. */
export const joined = (texts: readonly AuditText[], separator: string): AuditText =>
  texts.flatMap((text, index) => (index === 0 ? partsOf(text) : [separator, ...partsOf(text)]));

/** Names in a row, with commas. */
export const listed = (names: readonly AuditText[]): AuditText => joined(names, ', ');

/** A sentence with passages in it: ``phrase`ends (${answer})` ``. */
export const phrase = (words: TemplateStringsArray, ...passages: readonly AuditText[]): AuditText =>
  together(...words.flatMap((word, index) => [word, passages[index] ?? '']).filter((part) => part !== ''));

/** The letters alone, for a terminal. */
export const plainText = (text: AuditText): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

/** Words that stay in their language. */
export const written = (text: string, lang: Locale): AuditText => [{ text, lang, isCode: false }];
