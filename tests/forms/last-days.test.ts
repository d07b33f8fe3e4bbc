import { describe, expect, test } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import { isDayOff } from '#domain/dates/working-days.ts';
import { firstPaymentDayStillAwaited, lastDayToPay, lastRefundDay } from '#forms/registration/last-days.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../covers.ts';

const noonOf = (day: number): number => day * millisecondsPerDay + millisecondsPerDay / 2;
const dayOf = (text: string): number => parseCivilDate(text) ?? 0;
/** Two years, with every holiday of them. */
const days = Array.from({ length: 731 }, (_, at) => dayOf('2026-11-21') + at);
const farAway = dayOf('2040-01-01');

describe('a last day to act', covers('C96', 'C241'), () => {
  test('is a working day, for payment and refund, whenever the period begins', () => {
    for (const day of days) {
      const pay = lastDayToPay(noonOf(day), farAway);
      const back = dayOf(lastRefundDay(noonOf(day)));
      expect(
        [pay, back].filter((one) => isDayOff(one, publicHolidays)),
        String(day),
      ).toEqual([]);
      expect(pay).toBeGreaterThanOrEqual(day + parameters.paymentDays);
      expect(back).toBeLessThanOrEqual(day + parameters.refundDays);
    }
  });

  test('to pay is no later than the start of the course', () => {
    expect(lastDayToPay(noonOf(dayOf('2026-11-20')), dayOf('2026-11-21'))).toBe(dayOf('2026-11-21'));
  });

  test.each([
    ['on a Tuesday', '2026-11-24', '2026-11-27'],
    ['on a Thursday', '2026-11-26', '2026-12-01'],
    ['on a Friday', '2026-11-27', '2026-12-02'],
    ['before Christmas', '2026-12-23', '2026-12-30'],
  ])('%s leaves a working day for a transfer to arrive, and the office another to read it', (_, due, free) => {
    expect(firstPaymentDayStillAwaited(noonOf(dayOf(free) - 1)) <= due).toBe(true);
    expect(firstPaymentDayStillAwaited(noonOf(dayOf(free))) > due).toBe(true);
  });
});
