import { describe, expect, it, test } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import {
  dateInWords,
  monthAndYearInWords,
  termDaysInWords,
  termDaysWithYear,
  termTimesWithCaveat,
} from '#site/lib/calendar/calendar-texts.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { covers } from '../../covers.ts';
import { sampleDictionaries } from '../samples/site.ts';

const calendarOf = (locale: Locale) =>
  createMessageFunctions(locale, sampleDictionaries(locale, ['calendar'])).calendar;
const words = (locale: Locale, start: string, offsets: readonly number[] | null): string =>
  termDaysInWords(parseCivilDate(start) ?? Number.NaN, offsets, calendarOf(locale))
    .replaceAll('\u2060', '')
    .replaceAll('\u{a0}', '~');
const twoWeekends = [0, 1, 2, 7, 8, 9];

test('a term shows its year once, or both over New Year', () => {
  const dated = (start: string) => termDaysWithYear(start, twoWeekends, calendarOf('pl')).replaceAll(/\u2060/g, '');
  expect(dated('2026-12-04').replaceAll('\u{a0}', ' ')).toBe('4–6 i 11–13 grudnia 2026');
  expect(dated('2026-12-25').replaceAll('\u{a0}', ' ')).toBe('25–27 grudnia 2026 i 1–3 stycznia 2027');
});

describe('the days of a term', () => {
  it.each([
    ['2026-12-04', [0], '4~grudnia', '4~December'],
    ['2026-12-04', null, '4~grudnia', '4~December'],
    ['2026-12-04', [0, 1], '4–5~grudnia', '4–5~December'],
    ['2026-12-04', twoWeekends, '4–6~i~11–13~grudnia', '4–6~and~11–13~December'],
    ['2027-01-29', twoWeekends, '29–31~stycznia i~5–7~lutego', '29–31~January and~5–7~February'],
    ['2027-04-30', twoWeekends, '30~kwietnia~– 2~maja i~7–9~maja', '30~April~– 2~May and~7–9~May'],
    ['2026-12-31', [0, 1], '31~grudnia 2026~– 1~stycznia 2027', '31~December 2026~– 1~January 2027'],
    ['2026-12-25', twoWeekends, '25–27~grudnia 2026~i~1–3~stycznia 2027', '25–27~December 2026~and~1–3~January 2027'],
    [
      '2026-12-31',
      twoWeekends,
      '31~grudnia 2026~– 2~stycznia i~7–9~stycznia 2027',
      '31~December 2026~– 2~January and~7–9~January 2027',
    ],
  ])('from %s with offsets %j read “%s” and “%s”', (start, offsets, polish, english) => {
    expect(words('pl', start, offsets)).toBe(polish);
    expect(words('en', start, offsets)).toBe(english);
  });
});

it('name the weekdays of the first run, and say that the times of later days may change', () => {
  const start = parseCivilDate('2026-12-04') ?? Number.NaN;
  const detail = (locale: Locale, days: readonly number[] | null, hours: string | null): string =>
    termTimesWithCaveat(start, { days, hours }, calendarOf(locale)).replaceAll('\u2060', '');
  expect(detail('pl', twoWeekends, null)).toBe('pt.–niedz., godziny kolejnych dni mogą się zmienić');
  expect(detail('en', [0, 1], '8–16')).toBe('Fri–Sat 8–16; times of later days may change');
  expect(detail('en', null, null)).toBe('Fri');
  expect(detail('pl', [0], '8–12')).toBe('pt. 8–12');
});

it('have no line break next to the dash of weekdays and hours', () => {
  const start = parseCivilDate('2026-12-04') ?? Number.NaN;
  const detail = termTimesWithCaveat(start, { days: twoWeekends, hours: '8:00–19:00' }, calendarOf('pl'));
  expect(detail.replaceAll('\u2060', '^')).toBe('pt.^–^niedz. 8:00^–^19:00, godziny kolejnych dni mogą się zmienić');
});

it('have months and dates with their year', covers('3.19', 'C52'), () => {
  expect(monthAndYearInWords('2026-12', calendarOf('pl'))).toBe('grudzień 2026');
  expect(dateInWords('2026-11-03', calendarOf('pl'))).toBe('3\u{a0}listopada 2026');
  expect(dateInWords('bald', calendarOf('pl'))).toBe('bald');
});
