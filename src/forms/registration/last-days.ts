import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { isDayOff, lastDayOfPeriod } from '#domain/dates/working-days.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';
import { parameters } from '#generated/rules/parameters.ts';

/** The last day of a period for which a bank or an office is needed; if it is a day off, the next working day. */
const lastDay = (from: number, days: number): number => lastDayOfPeriod(from, days, publicHolidays);

/** The last day on which an order can be paid, or its transfer ordered: a number of days after the order, but no later than the course begins. */
export const lastDayToPay = (orderedAt: number, startDay: number): number =>
  Math.min(lastDay(warsawDate(orderedAt), parameters.paymentDays), startDay);

/** Whether a course is so near that a street which is still missing is to be asked for before the order. */
export const isStreetAddressDue = (startDay: number, today: number): boolean =>
  startDay - today <= parameters.reminderDays;

/**
 * The last day, `YYYY-MM-DD`, for money that goes back from an instant on (milliseconds since 1970-01-01T00:00Z): the last working day
 * of the period, because the office and its bank must act within it.
 */
export const lastRefundDay = (owedSince: number): string => {
  let day = warsawDate(owedSince) + parameters.refundDays;
  while (isDayOff(day, publicHolidays)) day -= 1;
  return formatCivilDate(day);
};

/** The last day on which a transfer that was ordered on a day may arrive. */
export const lastDayToArrive = (ordered: number): number => lastDay(ordered, parameters.transferArrivalDays);

/**
 * The last day on which the office may still find a transfer that was ordered on a day: it arrives, and the bank statement of that day is
 * read.
 */
const lastDayToFind = (ordered: number): number => lastDay(lastDayToArrive(ordered), parameters.bankListDays);

/** The first due day, `YYYY-MM-DD`, whose transfers may still be found; for earlier due days the waiting time is over. */
export const firstPaymentDayStillAwaited = (now: number): string => {
  const today = warsawDate(now);
  let day = today;
  while (lastDayToFind(day - 1) >= today) day -= 1;
  return formatCivilDate(day);
};
