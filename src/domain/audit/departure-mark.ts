import type { Locale } from '../locale.ts';

const words: Readonly<Record<Locale, string>> = {
  pl: 'inaczej niż specyfikacja',
  en: 'other than specification',
};

/** Stands behind a number that differs from those of the statements it was taken from; empty where it does not. */
export const departureMark = (clauses: readonly string[], locale: Locale): string =>
  clauses.length === 0 ? '' : ` [${words[locale]} ${clauses.join(', ')}]`;

const mark = new RegExp(
  String.raw`(\[(?:${Object.values(words)
    .map((one) => one.replaceAll(' ', String.raw`\s`))
    .join('|')})\s[^\]]+\])`,
);

/** A text cut at such marks, which are every second part. */
export const departureParts = (text: string): readonly string[] => text.split(mark);
