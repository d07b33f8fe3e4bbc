import type { Unit } from './parameter.ts';
import type { ParameterOf } from './parameters.ts';

/** A derived fact: an operator of a closed list, and the names of the inputs, facts and parameters that it reads. */
export interface Fact {
  readonly op: string;
  readonly of: readonly string[];
  readonly parameter?: string;
}

const fact =
  (op: string) =>
  (...of: readonly string[]): Fact => ({ op, of });
const calendarFact =
  <U extends Unit>(op: string, _unit: U) =>
  (day: string, parameter: ParameterOf<U>): Fact => ({ op, of: [day], parameter });

/** Days: where a month has no such day, `addMonths` and `addYears` give its last one; `daysBetween(from, to)` is positive when `to` is later; `ageOn(birthDay, day)` counts completed years, negative before birth. */
export const addMonths = calendarFact('addMonths', 'month');
export const addYears = calendarFact('addYears', 'year');
export const daysBetween = fact('daysBetween');
export const ageOn = fact('ageOn');
export const sameDay = fact('sameDay');
export const isSunday = fact('isSunday');
export const warsawDate = fact('warsawDate');
/**
 * The last day of a period of `parameter` days that begins the day after `day`; if that is a Saturday, a Sunday or a public holiday, the
 * next working day.
 */
export const lastDayOfPeriod = (day: string, parameter: ParameterOf<'day'>): Fact => ({ op: 'lastDayOfPeriod', of: [day], parameter });

/** Whether a value is known: false for null. */
export const known = fact('known');

/** Whole numbers: `difference(a, b)` is a − b, `lessParameter(a, p)` is a less the parameter, `product(a, b)` is a × b. */
export const difference = fact('difference');
export const product = fact('product');
export const lessParameter = (name: string, parameter: ParameterOf<'digit' | 'character' | 'person' | 'hour'>): Fact => ({
  op: 'lessParameter',
  of: [name],
  parameter,
});

/** Texts are normalised first: each of these returns the text without what a person may type around it. */
export const trimText = fact('trimText');
export const removeSpacesAndDashes = fact('removeSpacesAndDashes');
export const normalisePhone = fact('normalisePhone');
export const normaliseNip = fact('normaliseNip');
/** The postal code as NN-NNN, or null when the text is none. */
export const normalisePostalCode = fact('normalisePostalCode');

/** Conditions on a normalised text. */
export const countCharacters = fact('countCharacters');
export const hasOnlyDigits = fact('hasOnlyDigits');
/** Whether a phone number as typed carries the prefix of another country. */
export const isForeignPhone = fact('isForeignPhone');
export const startsWithZero = fact('startsWithZero');
export const hasOnlyZeros = fact('hasOnlyZeros');
export const isLooseEmail = fact('isLooseEmail');
export const hasMoreThanOneAddress = fact('hasMoreThanOneAddress');
/** Whether the part before the at sign contains letters that mail servers refuse. */
export const hasForeignLocalPart = fact('hasForeignLocalPart');
export const isValidEmail = fact('isValidEmail');
export const isPeselChecksumValid = fact('isPeselChecksumValid');
/** The day of birth, or null when the digits name no day that exists. */
export const peselBirthDate = fact('peselBirthDate');
export const isNipChecksumValid = fact('isNipChecksumValid');
/** Tax numbers of other countries: known by the prefix of their country, or by their shape. */
export const hasForeignVatPrefix = fact('hasForeignVatPrefix');
export const isForeignTaxNumber = fact('isForeignTaxNumber');
