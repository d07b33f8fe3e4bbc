/** Spaces of every kind, and whatever else has no width. */
const spaces = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const phonePunctuation = /[./()[\]]/gu;

/** A text without spaces at its ends. */
export const trimmed = (text: string): string => text.trim();

/** Number of characters as a person counts them, not of code units. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a text has nothing but the digits 0 to 9; true for the empty text. */
export const onlyDigits = (text: string): boolean => /^[0-9]*$/.test(text);

/** Whether a text has nothing but zeros; false for the empty text. */
export const onlyZeros = (text: string): boolean => /^0+$/.test(text);

export const startsWithZero = (text: string): boolean => text.startsWith('0');

const compact = (text: string): string => text.normalize('NFKC').replaceAll(spaces, '').replaceAll(dashes, '');

/** A number as printed in a document: without spaces and dashes. Other characters stay, so that a rule can refuse them. */
export const digitsOf = (text: string): string => compact(text);

/** A tax number without spaces, dashes and the country prefix. */
export const nipOf = (text: string): string => compact(text).replace(/^pl/i, '');

/** A phone number as typed, without separators; an international prefix is a plus. */
const dialled = (text: string): string =>
  compact(text)
    .replace(/^tel[.:]*/i, '')
    .replaceAll(phonePunctuation, '')
    .replace(/^00(?=[1-9])/, '+');

/**
 * A phone number without spaces, dashes, dots, slashes, brackets and a leading "tel."; a Polish number also without +48,
 * 0048 or, in front of nine digits, 48; another country's number without + or 00. Other characters stay.
 */
export const phoneOf = (text: string): string => {
  const number = dialled(text);
  if (number.startsWith('+48')) return number.slice(3);
  return /^48[0-9]{9}$/.test(number) ? number.slice(2) : number.replace(/^\+/, '');
};

export const foreignPhone = (text: string): boolean => /^\+(?!48)/.test(dialled(text));

/** A postal code as NN-NNN, or null when the text is none. */
export const postalCodeOf = (text: string): string | null => {
  const found = /^([0-9]{2})[\s\p{Pd}]?([0-9]{3})$/u.exec(text.normalize('NFKC').trim());
  return found === null ? null : `${found[1]}-${found[2]}`;
};

const poland = ['pl', 'polska', 'poland'];

/** Whether an address with this country lies outside Poland; no country means Poland. */
export const isAbroad = (country: string): boolean =>
  country.trim() !== '' && !poland.includes(country.trim().toLowerCase());
