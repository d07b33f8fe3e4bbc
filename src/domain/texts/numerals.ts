import type { Locale } from '../locale.ts';

/**
 * The numerals from two to twenty in the forms that texts use, the nominative first and the genitive second. “One” is left out: it is mostly
 * an article (“one person”).
 */
export const numerals: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  pl: {
    2: 'dwa|dwóch|dwie|dwoje|dwu|dwoma|dwiema|oba|obie|obu',
    3: 'trzy|trzech|troje|trzema',
    4: 'cztery|czterech|czworo|czterema',
    5: 'pięć|pięciu|pięcioro',
    6: 'sześć|sześciu',
    7: 'siedem|siedmiu',
    8: 'osiem|ośmiu',
    9: 'dziewięć|dziewięciu',
    10: 'dziesięć|dziesięciu',
    11: 'jedenaście|jedenastu',
    12: 'dwanaście|dwunastu',
    13: 'trzynaście|trzynastu',
    14: 'czternaście|czternastu',
    15: 'piętnaście|piętnastu',
    16: 'szesnaście|szesnastu',
    17: 'siedemnaście|siedemnastu',
    18: 'osiemnaście|osiemnastu',
    19: 'dziewiętnaście|dziewiętnastu',
    20: 'dwadzieścia|dwudziestu',
  },
  en: {
    2: 'two|both',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty',
  },
};

/** Nouns that take “dwie” instead of “dwa”. */
const feminine: ReadonlySet<string> = new Set(['minute', 'hour', 'person', 'digit', 'simulation']);

/** The number before a unit in words; null if the table does not have it. */
export const numeralInWords = (
  { value, unit, genitive }: { readonly value: number; readonly unit: string; readonly genitive: boolean },
  locale: Locale,
): string | null => {
  const [nominative, second] = numerals[locale][value]?.split('|') ?? [];
  if (nominative === undefined) return null;
  if (locale === 'en') return nominative;
  if (genitive) return second ?? nominative;
  return value === 2 && feminine.has(unit) ? 'dwie' : nominative;
};
