import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { calendarText } from '#domain/calendar-file/calendar-text.ts';
import { dayNumber, formatCivilDate } from '#domain/dates/civil-date.ts';

const stamp = dayNumber({ year: 2026, month: 11, day: 21 });
const spring = { year: 2027, month: 3, day: 28 };
const autumn = { year: 2027, month: 10, day: 31 };

const event = (parts: Partial<CalendarEvent>): CalendarEvent => ({
  uid: 'term-7-1',
  sequence: 0,
  withdrawn: false,
  summary: 'Kurs KPP',
  description: '',
  location: 'Łódź',
  url: 'https://kursy.example/rezerwacja?course=7',
  first: 0,
  last: 0,
  hours: null,
  alarm: null,
  ...parts,
});

const textOf = (...events: readonly CalendarEvent[]): string => calendarText({ events, stamp, name: null });

/** Reads a file with ical.js: its own zone rules come from the file, not from this machine. */
const readFile = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
};

const firstEvent = (text: string) => {
  const [found] = readFile(text).events;
  if (found === undefined) throw new Error('The file holds no event.');
  return found;
};

/** Every day of an event in universal time. */
const occurrences = (read: InstanceType<typeof ICAL.Event>): readonly string[] => {
  const all: string[] = [];
  const times = read.iterator();
  for (let next = times.next(); next; next = times.next()) {
    const { startDate, endDate } = read.getOccurrenceDetails(next);
    all.push(`${startDate.toJSDate().toISOString()}/${endDate.toJSDate().toISOString()}`);
  }
  return all;
};

describe('a weekend over a change of the clocks', () => {
  it.each([
    ['summer time begins', spring, ['07:00', '18:00'], ['06:00', '17:00']],
    ['summer time ends', autumn, ['06:00', '17:00'], ['07:00', '18:00']],
  ] as const)('keeps its hours in Warsaw when %s', (_, sunday, before, after) => {
    const last = dayNumber(sunday);
    const text = textOf(event({ first: last - 2, last, hours: { from: '08:00', to: '19:00' } }));
    const expected = [last - 2, last - 1, last].map((day) => {
      const [from, to] = day === last ? after : before;
      const date = formatCivilDate(day);
      return `${date}T${from}:00.000Z/${date}T${to}:00.000Z`;
    });
    expect(occurrences(firstEvent(text))).toEqual(expected);
  });

  it.each([
    ['begins', spring],
    ['ends', autumn],
  ])('of whole days stays whole when summer time %s', (_, sunday) => {
    const last = dayNumber(sunday);
    const read = firstEvent(textOf(event({ first: last - 2, last })));
    expect(read.startDate.isDate).toBe(true);
    expect(read.startDate.toString()).toBe(formatCivilDate(last - 2));
    expect(read.endDate.toString()).toBe(formatCivilDate(last + 1));
    expect(read.duration.toSeconds()).toBe(3 * 86_400);
  });
});

describe('the zone of the file', () => {
  it('agrees with the time zone data of this machine on every day of two years', () => {
    const start = dayNumber({ year: 2027, month: 1, day: 1 });
    const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });
    const first = firstEvent(textOf(event({ first: start, last: start + 730, hours: { from: '12:00', to: '13:00' } })));
    const noons = occurrences(first).map((span) => clock.format(new Date(span.split('/')[0] ?? '')));
    expect(noons).toHaveLength(731);
    expect(noons).toEqual(noons.map((_, at) => `${formatCivilDate(start + at)} 12:00:00`));
  });
});

describe('a calendar file', () => {
  it('has lines of 75 octets at most, ended by CR LF, and every letter whole', () => {
    const text = textOf(event({ summary: 'Zażółć gęślą jaźń 🚑 '.repeat(12) }));
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]|\ufffd/);
      expect(Buffer.from(line).toString('utf8')).toBe(line);
    }
  });

  it('gives back every text that was put in', () => {
    const letters = fc.constantFrom('a', 'ż', '€', '🚑', ';', ',', '\\', '\n', ':', '"', ' ', 'n');
    const words = fc.string({ unit: letters, minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(words, words, (summary, description) => {
        const read = firstEvent(textOf(event({ summary, description })));
        expect([read.summary, read.description]).toEqual([summary, description]);
      }),
    );
  });

  it('escapes what separates values', () => {
    expect(textOf(event({ summary: 'a, b; c\\ d\ne' }))).toContain('\r\nSUMMARY:a\\, b\\; c\\\\ d\\ne\r\n');
  });

  it('keeps identifier, place and stamp, and is the same twice', () => {
    const text = textOf(event({}));
    const read = firstEvent(text);
    expect([read.uid, read.location]).toEqual(['term-7-1', 'Łódź']);
    expect(read.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T00:00:00Z');
    expect(textOf(event({}))).toBe(text);
  });

  it('tells how often an event has changed and whether it still holds', () => {
    const read = (parts: Partial<CalendarEvent>) => {
      const { component } = firstEvent(textOf(event(parts)));
      return [component.getFirstPropertyValue('sequence'), component.getFirstPropertyValue('status')];
    };
    expect(read({})).toEqual([0, 'CONFIRMED']);
    expect(read({ sequence: 3, withdrawn: true })).toEqual([3, 'CANCELLED']);
  });

  it('reminds of an event when it should, and only then', () => {
    expect(firstEvent(textOf(event({}))).component.getAllSubcomponents('valarm')).toEqual([]);
    const [alarm] = firstEvent(textOf(event({ alarm: 'PT9H' }))).component.getAllSubcomponents('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  it('without events still is a calendar with its name', () => {
    const { calendar, events } = readFile(calendarText({ events: [], stamp, name: 'Terminy w Łodzi' }));
    expect(events).toEqual([]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Terminy w Łodzi');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  });
});
