import { afterEach, expect, it, vi } from 'vitest';
import { warsawToday } from '#site/lib/calendar/warsaw-today.ts';

const hour = 3_600_000;
const hoursOfYear = 8766;

afterEach(() => vi.useRealTimers());

it('today is the calendar day in Warsaw, in every hour of a year', () => {
  const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
  const begin = Date.UTC(2026, 0, 1);
  vi.useFakeTimers();
  for (let at = 0; at < hoursOfYear; at += 1) {
    vi.setSystemTime(begin + at * hour);
    expect(warsawToday()).toBe(clocks.format(Date.now()));
  }
});
