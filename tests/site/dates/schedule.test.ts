import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { findCommonSchedule, scheduleInWords } from '#site/features/dates/schedule.ts';
import type { TermRow } from '#site/features/dates/term.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { covers } from '../../covers.ts';
import { sampleDictionaries } from '../samples/site.ts';

const row = (start: string, hours: string | null = '8:00–19:00'): TermRow => ({
  id: 1,
  type: 'kpp',
  start,
  city: 1,
  place: null,
  free: 3,
  hours,
  name: null,
});
const weekends = [0, 1, 2, 7, 8, 9];
const fridays = [row('2026-12-04'), row('2027-01-15')];

const words = (rows: readonly TermRow[], days: readonly number[] | null, locale: Locale = 'pl'): string | null => {
  const schedule = findCommonSchedule(rows, days);
  const { calendar } = createMessageFunctions(locale, sampleDictionaries(locale, ['calendar']));
  return schedule === null ? null : scheduleInWords(schedule, calendar).replaceAll('\u00a0', ' ');
};

describe('the weekdays of the terms of a course', () => {
  it('are stated from the first to the last of a weekend', covers('C116'), () => {
    expect(words(fridays, weekends)).toBe('2 × piątek–niedziela, 8:00–19:00');
    expect(words(fridays, weekends, 'en')).toBe('2 × Friday–Sunday, 8:00–19:00');
    expect(words(fridays, [0, 1, 2])).toBe('piątek–niedziela, 8:00–19:00');
  });

  it('are one day for one-day courses', () => {
    expect(words([row('2026-12-05', '9:00–13:00')], [0])).toBe('sobota, 9:00–13:00');
    expect(words([row('2026-12-05', null)], [0])).toBe('sobota');
  });

  it('are left out where terms differ or their days are unknown', () => {
    expect(words([...fridays, row('2026-12-05')], weekends)).toBeNull();
    expect(words([...fridays, row('2026-12-11', '9:00–17:00')], weekends)).toBeNull();
    expect(words(fridays, null)).toBeNull();
    expect(words([], weekends)).toBeNull();
  });
});
