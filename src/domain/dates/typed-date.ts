import { cleanTypedLine } from '../texts/plain-text.ts';

/** The parts of a date as somebody types them, in the order of the form. */
export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];
export type TypedDate = Readonly<Record<DatePart, string>>;

/** What is wrong with a typed date, with the name of the part if only one part is wrong. */
export type DateFault = `${DatePart}Missing` | `${DatePart}Error` | 'dateError';

const twoDigits = (text: string): string => (/^[0-9]$/.test(text) ? `0${text}` : text);

/** `YYYY-MM-DD`; a part that is missing or wrong stays as it was typed, and an empty date gives an empty text. */
export const joinDateParts = ({ day, month, year }: TypedDate): string => {
  const parts = [cleanTypedLine(year), twoDigits(cleanTypedLine(month)), twoDigits(cleanTypedLine(day))];
  return parts.every((part) => part === '') ? '' : parts.join('-');
};

/** The parts of what `joinDateParts` made. */
export const splitDateParts = (text: string): TypedDate => {
  const [year = '', month = '', ...day] = text.split('-');
  return { day: day.join('-'), month, year };
};

const between = (text: string, last: number): boolean =>
  /^[0-9]{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= last;

const mostMonths = 12;
const mostDays = 31;

/** Why a typed text is not an existing day. */
export const findDateFault = (text: string): DateFault => {
  const typed = splitDateParts(text);
  const missing = dateParts.find((part) => typed[part].trim() === '');
  if (missing !== undefined) return `${missing}Missing`;
  if (!between(typed.day, mostDays)) return 'dayError';
  if (!between(typed.month, mostMonths)) return 'monthError';
  if (!/^[0-9]{4}$/.test(typed.year)) return 'yearError';
  return 'dateError';
};

/** The parts that a message about a date is about: one, or the whole date. */
export const faultyDateParts = (code: string): readonly DatePart[] => {
  const part = dateParts.find((one) => code === `form/${one}Missing` || code === `form/${one}Error`);
  return part === undefined ? dateParts : [part];
};
