/** Letters that Unicode does not take apart into a letter and a mark, as people write them where they cannot type them. */
const spelledOut: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};

const marksOfLetters = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+|(?<=\u0435)\u0308/gu;

/** Apostrophes that Unicode counts among the letters: Ukrainian names are written with each of them. */
const separators = /[^\p{L}\p{M}\p{N}]+|[\u02b9-\u02bd\u02c8]+/gu;

/** Lower-case text without the marks of Latin and Greek letters, and of the Russian ё; other letters stay as they are. */
export const stripDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(marksOfLetters, '')
    .replaceAll(/[łđðøħŧıŋßæœþς]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFC');

/**
 * Lower-case letters of every script and digits, words separated by one space, for comparisons: “Bielsko-Biała” and
 * “bielsko biala” are alike, “Weiß” and “WEISS” too. A text without any letter or digit is empty and is like no other.
 */
export const normaliseForComparison = (text: string): string =>
  stripDiacritics(text).replaceAll(separators, ' ').trim();
