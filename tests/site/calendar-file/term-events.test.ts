import { describe, expect, it } from 'vitest';
import { printBookingCalendar } from '#backend/outbox/render/calendar-attachment.ts';
import { printCalendarFile } from '#domain/calendar-file/calendar-text.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { parseClassHours } from '#domain/dates/class-hours.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { bookedEvents } from '#site/features/booking/outcome/keep-dates.tsx';
import { calendarEventsOfTerm, type ListedTerm } from '#site/feeds/calendar-file/term-events.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { sampleDictionaries } from '../samples/site.ts';

const term: ListedTerm = {
  id: 7,
  type: '1dn',
  name: 'Kurs KPP',
  dateStart: '2027-03-26',
  hours: 'dwa weekendy, 8:00–19:00',
  street: null,
  place: 'Łódź',
  sequence: 0,
  withdrawn: false,
};
const words = {
  locale: 'pl',
  origin: 'https://kursy.example',
  texts: createMessageFunctions('pl', sampleDictionaries('pl')),
} as const;
const { host } = new URL(organisation.origin);
const pattern = (offsets: readonly number[] | null, examOnLastDay = false) => ({ offsets, examOnLastDay });
const twoWeekends = pattern([0, 1, 2, 7, 8, 9]);

describe('the events of a term', () => {
  it('are one for each weekend, with identifiers that depend on the term only', () => {
    const events = calendarEventsOfTerm(term, twoWeekends, words);
    expect(events.map(({ uid, first, last }) => [uid, formatCivilDate(first), formatCivilDate(last)])).toEqual([
      [`term-7-1@${host}`, '2027-03-26', '2027-03-28'],
      [`term-7-2@${host}`, '2027-04-02', '2027-04-04'],
    ]);
    expect(events.map(({ summary }) => summary)).toEqual(['Kurs KPP – część 1 z 2', 'Kurs KPP – część 2 z 2']);
    const moved = calendarEventsOfTerm({ ...term, dateStart: '2027-05-07' }, twoWeekends, words);
    expect(moved.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('name where to book, in the language of the calendar', () => {
    const [event] = calendarEventsOfTerm(term, pattern([0]), words);
    expect(event?.url).toBe('https://kursy.example/rezerwacja?course=7&type=1dn');
    expect(event?.description).toContain(event?.url);
    const english = { ...words, locale: 'en', texts: createMessageFunctions('en', sampleDictionaries('en')) } as const;
    expect(calendarEventsOfTerm(term, pattern([0]), english)[0]?.url).toBe(
      'https://kursy.example/en/booking?course=7&type=1dn',
    );
  });

  it('are all-day events when the hours are hidden or unknown or the days are uncertain', () => {
    const hoursOf = (hours: string | null, offsets: readonly number[] | null) =>
      calendarEventsOfTerm({ ...term, hours }, pattern(offsets), words)[0]?.hours;
    expect(hoursOf(term.hours, twoWeekends.offsets)).toEqual({ from: '08:00', to: '19:00' });
    expect(hoursOf(null, twoWeekends.offsets)).toBeNull();
    expect(hoursOf(term.hours, null)).toBeNull();
  });

  it('mark the day of the exam in the part that ends with it', () => {
    const marked = (offsets: readonly number[] | null) =>
      calendarEventsOfTerm(term, pattern(offsets, true), words).map(({ summary, description }) => ({
        title: summary.replace('Kurs KPP', '').replace(/^ – /, ''),
        day: /Egzamin: (.*)/.exec(description)?.[1],
      }));
    expect(marked(twoWeekends.offsets)).toEqual([
      { title: 'część 1 z 2', day: undefined },
      { title: 'część 2 z 2, na koniec egzamin', day: '4 kwietnia 2027' },
    ]);
    expect(marked([0])).toEqual([{ title: ', na koniec egzamin', day: '26 marca 2027' }]);
    expect(marked(null)).toEqual([{ title: '', day: undefined }]);
  });

  it('of a term that left the calendar are cancelled and name the phone number', covers('C94'), () => {
    const [event] = calendarEventsOfTerm({ ...term, sequence: 2, withdrawn: true }, pattern([0], true), words);
    expect(event).toMatchObject({ uid: expect.stringMatching(/^term-7-1@/), sequence: 2, withdrawn: true });
    expect(event?.summary).toBe('Nieaktualny termin: Kurs KPP');
    expect(event?.description).toMatch(/^Tego terminu nie ma już .* zadzwoń: \+48/);
  });

  it('do not exist for a date that does not exist', () => {
    expect(calendarEventsOfTerm({ ...term, dateStart: '2027-02-30' }, pattern([0]), words)).toEqual([]);
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
  ])('of “%s” are read only when they are unambiguous', (text, hours) => {
    expect(parseClassHours(text)).toEqual(hours);
  });
});

describe('the dates of a booking', () => {
  it('are the same events in the browser and in the mail', () => {
    const booked: Term = {
      id: 7,
      name: 'Kurs KPP',
      type: certifiedType,
      dateStart: '2027-03-26',
      showHours: true,
      hoursRendered: '8:00–19:00',
      city: 'Łódź',
      localization: null,
      freePlaces: 3,
    };
    const url = 'https://kursy.example/rezerwacja?reference=1';
    const writtenAt = Date.parse('2027-03-01T12:00:00Z');
    const events = bookedEvents({
      term: booked,
      number: 'K7MP-2QXA',
      url,
      ...words.texts,
      texts: words.texts.feeds,
      writtenAt,
    });
    expect(events.length).toBeGreaterThan(1);
    const mailed = printBookingCalendar({
      term: booked,
      reference: 'K7MP-2QXA',
      locale: 'pl',
      url,
      writtenAt,
      cancelled: false,
    });
    expect(printCalendarFile({ events, stamp: warsawDate(writtenAt), name: null })).toBe(mailed);
  });
});
