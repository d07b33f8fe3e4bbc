import type { Locale } from '#domain/locale.ts';

interface Rule {
  readonly fault: string;
  readonly pattern: RegExp;
  readonly locales: readonly Locale[];
}

const both: readonly Locale[] = ['pl', 'en'];

/** Faults that can be seen in the letters alone. Postal codes and dates keep their hyphens. */
const rules: readonly Rule[] = [
  { fault: 'straight quotation mark', pattern: /["']/, locales: both },
  { fault: 'hyphen used as a dash', pattern: /(?:^|[\s\u{a0}])--?(?=[\s\u{a0}]|$)|--/u, locales: both },
  { fault: 'hyphen in a range', pattern: /(?<![\d-])(?!\d\d-\d{3}\b)\d+-\d+(?![\d-])/, locales: both },
  { fault: 'two spaces', pattern: / {2}/, locales: both },
  { fault: 'three full stops', pattern: /\.\.\./, locales: both },
  { fault: 'space before a mark', pattern: /\S [,;:!?](?=\s|$)/, locales: both },
  { fault: 'foreign quotation mark', pattern: /[“‘‚«»]/, locales: ['pl'] },
  { fault: 'Polish quotation mark', pattern: /„/, locales: ['en'] },
  {
    fault: 'other form of “Dz. U. z 2025 r. poz. 1”',
    pattern: /Dz\.\s?U\.(?!\sz\s\d{4}\sr\.\spoz\.\s\d)/,
    locales: ['pl'],
  },
  { fault: 'other form of “Dz. U. of 2025, item 1”', pattern: /Dz\.\s?U\.(?!\sof\s\d{4},\sitem\s\d)/, locales: ['en'] },
];

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const unbalanced = (locale: Locale, text: string): boolean =>
  count(text, locale === 'pl' ? '„' : '“') !== count(text, '”');

/** The number of a booking, such as `4MR2-8XJY`, is written with a hyphen. */
const bookingNumber = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

/** Names of the faults of a text; arguments in braces, code and numbers of bookings count as a word. */
export const typographyFaults = (locale: Locale, text: string): readonly string[] => {
  const words = text.replaceAll(/\{[^}]*\}|`[^`]*`/g, 'x').replaceAll(bookingNumber, 'x');
  return [
    ...rules.filter((rule) => rule.locales.includes(locale) && rule.pattern.test(words)).map(({ fault }) => fault),
    ...(unbalanced(locale, words) ? ['quotation mark without its other half'] : []),
  ];
};

/** A one-letter Polish word may not be the last of a line; a space that can break follows it here. */
export const hasDanglingWord = (text: string): boolean => /(?:^|[\s(„])[aiouwzAIOUWZ] \S/.test(text);
