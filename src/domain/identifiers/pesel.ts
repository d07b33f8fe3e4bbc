import { dayNumber, daysInMonth } from '../dates/civil-date.ts';

export const peselWeights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const;
/** The month's tens digit, halved, carries the century. */
const centuries = [1900, 2000, 2100, 2200, 1800] as const;

const elevenDigits = /^[0-9]{11}$/;

/**
 * Whether a text of eleven digits ends with its control digit; false for every other text.
 * @example isPeselChecksumValid('44051401359') // true
 */
export const isPeselChecksumValid = (digits: string): boolean => {
  if (!elevenDigits.test(digits)) return false;
  const sum = peselWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[10]);
};

/**
 * The day of birth that eleven digits carry, as a day number, or null when no such day exists.
 * @example formatCivilDate(peselBirthDate('44051401359') ?? 0) // '1944-05-14'
 */
export const peselBirthDate = (digits: string): number | null => {
  if (!elevenDigits.test(digits)) return null;
  const codedMonth = Number(digits.slice(2, 4));
  const century = centuries[Math.floor(codedMonth / 20)];
  if (century === undefined) return null;
  const date = {
    year: century + Number(digits.slice(0, 2)),
    month: codedMonth % 20,
    day: Number(digits.slice(4, 6)),
  };
  return date.day >= 1 && date.day <= daysInMonth(date.year, date.month) ? dayNumber(date) : null;
};
