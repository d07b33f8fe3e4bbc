import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';

/** The last day on which an order can be paid, or its transfer ordered: a number of days after the order, but no later than the course begins. */
export const lastDayToPay = (orderedAt: number, startDay: number): number =>
  Math.min(warsawDate(orderedAt) + parameters.paymentDays, startDay);
