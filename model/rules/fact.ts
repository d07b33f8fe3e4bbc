import type { ParameterId } from './parameters.ts';

/** What happens when a month has no such day: the last day before, the first day after, or no result. */
export type Rounding = 'clamp' | 'up' | 'reject';

/** A derived fact: an operator of a closed list and the names of the inputs, facts and parameters that it reads. */
export interface Fact {
  readonly op: string;
  readonly of: readonly string[];
  readonly parameter?: string;
  readonly rounding?: Rounding;
}

const fact =
  (op: string) =>
  (...of: readonly string[]): Fact => ({ op, of });
const calendarFact =
  (op: string) =>
  (day: string, parameter: ParameterId, rounding: Rounding): Fact => ({ op, of: [day], parameter, rounding });

/** Days: `daysBetween(from, to)` is positive when `to` comes later; `ageOn(birthDay, day)` counts completed years, negative before birth. */
export const addMonths = calendarFact('addMonths');
export const addYears = calendarFact('addYears');
export const daysBetween = fact('daysBetween');
export const ageOn = fact('ageOn');
export const weekdayOf = fact('weekdayOf');
export const warsawDate = fact('warsawDate');

/** Numbers: `difference(a, b)` is a − b. */
export const difference = fact('difference');

/** Texts are normalised first: `trimmed`, `digitsOf` (without spaces and hyphens), `phoneDigits`, `nipDigits`, `postalDigits`. */
export const trimmed = fact('trimmed');
export const digitsOf = fact('digitsOf');
export const phoneOf = fact('phoneOf');
export const nipOf = fact('nipOf');
export const postalCodeOf = fact('postalCodeOf');
export const lengthOf = fact('lengthOf');
export const onlyDigits = fact('onlyDigits');
export const looseEmail = fact('looseEmail');
export const validEmail = fact('validEmail');
export const probableEmailTypo = fact('probableEmailTypo');
export const startsWithZero = fact('startsWithZero');

/** Polish numbers: `peselBirthDate` is null when the digits name no day that exists. */
export const peselChecksumOk = fact('peselChecksumOk');
export const peselBirthDate = fact('peselBirthDate');
export const nipChecksumOk = fact('nipChecksumOk');
