import { normaliseForComparison } from './plain-letters.ts';

/** Spaces of every kind, and whatever else has no width. */
const spaces = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const dashes = /[\p{Pd}\u2212]/gu;

/** A text without spaces at its ends. */
export const trimText = (text: string): string => text.trim();

/** Number of code points, which is closer to what a person counts than code units. */
export const countCharacters = (text: string): number => [...text].length;

/** Whether a text has only the digits 0 to 9; true for the empty text. */
export const hasOnlyDigits = (text: string): boolean => /^[0-9]*$/.test(text);

/** Whether a text has only zeros; false for the empty text. */
export const hasOnlyZeros = (text: string): boolean => /^0+$/.test(text);

export const startsWithZero = (text: string): boolean => text.startsWith('0');

const compact = (text: string): string => text.normalize('NFKC').replaceAll(spaces, '').replaceAll(dashes, '');

/** A number as printed in a document: without spaces and dashes. Other characters stay, so that a rule can refuse them. */
export const removeSpacesAndDashes = (text: string): string => compact(text);

/** A Polish tax number without spaces, dashes, a leading "NIP" and the country prefix. */
export const normaliseNip = (text: string): string =>
  compact(text)
    .replace(/^nip[.:]*/i, '')
    .replace(/^pl/i, '');

const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[1-9][0-9]{2})/;

/** Countries of which numbers begin with a zero that is their own: Italy, San Marino, Ivory Coast, Benin, Gabon, Congo, free calls. */
const ownZero: readonly string[] = ['39', '378', '225', '229', '241', '242', '800'];

/** Countries that dial another prefix inside than a zero. */
const ownTrunk: Readonly<Record<string, RegExp>> = {
  36: /^[([]?06/,
  7: /^[([]8[)\]]/,
  370: /^[([]8[)\]]/,
  375: /^[([]8[)\]]/,
};

/** An international number without the prefix that is dialled only inside its country (ITU-T E.123, 7): “+49 (0) 30”, “+44 (020)”. */
const withoutTrunkPrefix = (number: string): string => {
  const [prefix = '', code = ''] = countryCode.exec(number.replace(/^[([]/, '')) ?? [];
  if (prefix === '') return number;
  const national = number
    .replace(/^[([]/, '')
    .slice(prefix.length)
    .replace(/^[)\]]/, '');
  const inside = national.replace(ownTrunk[code] ?? /^$/, '');
  return prefix + (ownZero.includes(code) ? inside : inside.replace(/^[([]?0[)\]]?(?=[(]?[1-9])/, ''));
};

/** A phone number as typed, without separators; an international prefix is a plus. */
const dialled = (text: string): string => {
  const number = compact(text)
    .replace(/^tel[.:]*/i, '')
    .replaceAll(/[./]/g, '')
    .replace(/^([([]?)00(?=[1-9])/, '$1+')
    // A zero in brackets is written after a country code only, with its plus or without.
    .replace(/^([([]?)([1-9][0-9]{0,2}[)\]]?[([]0[)\]])/, '$1+$2');
  return withoutTrunkPrefix(number).replaceAll(/[()[\]]/g, '');
};

/**
 * A phone number without spaces, dashes, dots, slashes, brackets and a leading "tel."; a Polish number also without +48,
 * 0048 or, in front of nine digits, 48; another country's number without + or 00 and without the prefix dialled only inside
 * it. Other characters stay.
 */
export const normalisePhone = (text: string): string => {
  const number = dialled(text);
  if (number.startsWith('+48')) return number.slice(3);
  return /^48[0-9]{9}$/.test(number) ? number.slice(2) : number.replace(/^\+/, '');
};

export const isForeignPhone = (text: string): boolean => /^\+(?!48)/.test(dialled(text));

/** A postal code as NN-NNN, or null if the text is not a postal code. */
export const normalisePostalCode = (text: string): string | null => {
  const found = /^([0-9]{2})[\s\p{Pd}]?([0-9]{3})$/u.exec(text.normalize('NFKC').trim());
  return found === null ? null : `${found[1]}-${found[2]}`;
};

const poland = ['', 'pl', 'pol', 'rp', 'polska', 'poland', 'polen', 'pologne', 'polonia', 'польща', 'польша'];
const saysPoland = /^(?:rzeczpospolita polska|republic of poland|(?:polska|poland|pl) (?:polska|poland|pl))$/;

/** Whether an address with this country is outside Poland; no country means Poland. */
export const isOutsidePoland = (country: string): boolean => {
  const name = normaliseForComparison(country);
  return !poland.includes(name) && !saysPoland.test(name);
};
