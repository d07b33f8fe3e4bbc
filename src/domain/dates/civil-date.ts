/**
 * Civil dates as whole days since 1970-01-01 in the proleptic Gregorian calendar. No clock, no time zone, no JavaScript Date.
 */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

const daysBefore1970 = 719_468;
const daysPerEra = 146_097;
const yearsPerEra = 400;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Months count from 1; a month that does not exist has no days. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

/**
 * Days since 1970-01-01. Years begin on 1 March here, so that the leap day is the last day of a year.
 * @example dayNumber({ year: 2026, month: 11, day: 28 }) // 20785
 */
export const dayNumber = ({ year, month, day }: CivilDate): number => {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / yearsPerEra);
  const yearOfEra = marchYear - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysBefore1970;
};

/**
 * The calendar date of a day number, the inverse of `dayNumber`.
 * @example toCivilDate(20785) // { year: 2026, month: 11, day: 28 }
 */
export const toCivilDate = (dayCount: number): CivilDate => {
  const shifted = dayCount + daysBefore1970;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: era * yearsPerEra + yearOfEra + (month <= 2 ? 1 : 0), month, day };
};

/**
 * The day number of 'YYYY-MM-DD', or null if the text is not an existing day.
 * @example parseCivilDate('1970-01-02') // 1
 * @example parseCivilDate('2026-02-29') // null
 * @see ISO 8601, calendar dates
 */
export const parseCivilDate = (text: string): number | null => {
  const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (found === null) return null;
  const date = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return date.day >= 1 && date.day <= daysInMonth(date.year, date.month) ? dayNumber(date) : null;
};

/**
 * 'YYYY-MM-DD' of a day of the years 0 to 9999.
 * @example formatCivilDate(20785) // '2026-11-28'
 * @see ISO 8601, calendar dates
 */
export const formatCivilDate = (dayCount: number): string => {
  const { year, month, day } = toCivilDate(dayCount);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/**
 * The same day `months` later; the last day of the month where it has no such day.
 * @example formatCivilDate(addMonths(20484, 1)) // '2026-02-28', from 2026-01-31
 */
export const addMonths = (dayCount: number, months: number): number => {
  const { year, month, day } = toCivilDate(dayCount);
  const counted = year * 12 + month - 1 + months;
  const target = { year: Math.floor(counted / 12), month: counted - Math.floor(counted / 12) * 12 + 1 };
  return dayNumber({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
};

/** The same day `years` years later; only 29 February can be missing. */
export const addYears = (dayCount: number, years: number): number => addMonths(dayCount, years * 12);

/** Calendar days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: number, to: number): number => to - from;

/**
 * Completed years on a day: a year is complete at the beginning of the birthday (Civil Code art. 112), and a person born on
 * 29 February completes it on 28 February of a common year. Negative on days before the birth.
 */
export const ageOn = (birthDay: number, dayCount: number): number => {
  const years = toCivilDate(dayCount).year - toCivilDate(birthDay).year;
  return addYears(birthDay, years) <= dayCount ? years : years - 1;
};

/**
 * 1 for Monday to 7 for Sunday.
 * @example weekdayOf(20785) // 6, a Saturday
 * @see ISO 8601, day of the week
 */
export const weekdayOf = (dayCount: number): number => ((((dayCount + 3) % 7) + 7) % 7) + 1;

export const isSunday = (dayCount: number): boolean => weekdayOf(dayCount) === 7;
