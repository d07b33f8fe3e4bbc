import { describe, expect, it } from 'vitest';
import { formatCivilDate } from '#generated/runtime/civil-date.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { termEvents } from '#site/lib/calendar-file/term-events.ts';
import { classHours } from '#site/lib/class-hours.ts';
import { createTexts } from '#site/lib/texts.ts';
import { sampleDictionaries } from '../samples/site.ts';

const term: Term = {
  id: 7,
  name: 'Kurs KPP',
  type: 'kpp',
  dateStart: '2027-03-26',
  showHours: true,
  hoursRendered: 'dwa weekendy, 8:00–19:00',
  city: 'Łódź',
  localization: 3,
  freePlaces: 4,
};
const words = {
  locale: 'pl',
  origin: 'https://kursy.example',
  texts: createTexts('pl', sampleDictionaries('pl')).feeds,
} as const;
const twoWeekends = [0, 1, 2, 7, 8, 9];

describe('the events of a term', () => {
  it('are one for each weekend, with identifiers that only the term decides', () => {
    const events = termEvents(term, twoWeekends, words);
    expect(events.map(({ uid, first, last }) => [uid, formatCivilDate(first), formatCivilDate(last)])).toEqual([
      ['term-7-1', '2027-03-26', '2027-03-28'],
      ['term-7-2', '2027-04-02', '2027-04-04'],
    ]);
    expect(events.map(({ summary }) => summary)).toEqual(['Kurs KPP – część 1 z 2', 'Kurs KPP – część 2 z 2']);
    const moved = termEvents({ ...term, dateStart: '2027-05-07' }, twoWeekends, words);
    expect(moved.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('name where to book, in the language of the calendar', () => {
    const [event] = termEvents(term, [0], words);
    expect(event?.url).toBe('https://kursy.example/rezerwacja?course=7');
    expect(event?.description).toContain(event?.url);
    const english = { ...words, locale: 'en', texts: createTexts('en', sampleDictionaries('en')).feeds } as const;
    expect(termEvents(term, [0], english)[0]?.url).toBe('https://kursy.example/en/booking?course=7');
  });

  it('last whole days when the hours are not shown, not known or the days are uncertain', () => {
    const hoursOf = (parts: Partial<Term>, offsets: readonly number[] | null) =>
      termEvents({ ...term, ...parts }, offsets, words)[0]?.hours;
    expect(hoursOf({}, twoWeekends)).toEqual({ from: '08:00', to: '19:00' });
    expect(hoursOf({ showHours: false }, twoWeekends)).toBeNull();
    expect(hoursOf({ hoursRendered: null }, twoWeekends)).toBeNull();
    expect(hoursOf({}, null)).toBeNull();
  });

  it('do not exist for a date that does not exist', () => {
    expect(termEvents({ ...term, dateStart: '2027-02-30' }, [0], words)).toEqual([]);
  });
});

describe('the hours in a text', () => {
  it.each([
    ['niedziela, 9:00–17:00', { from: '09:00', to: '17:00' }],
    ['8.30 - 15.00', { from: '08:30', to: '15:00' }],
    ['pt. 16:00–20:00, sob. 9:00–17:00', null],
    ['od 9:00', null],
    ['17:00–9:00', null],
    ['25:00–26:00', null],
    ['', null],
    [null, null],
  ])('of “%s” are read only when they are certain', (text, hours) => {
    expect(classHours(text)).toEqual(hours);
  });
});
