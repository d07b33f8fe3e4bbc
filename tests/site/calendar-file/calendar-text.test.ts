import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { printCalendarFile } from '#domain/calendar-file/calendar-text.ts';
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

const textOf = (...events: readonly CalendarEvent[]): string => printCalendarFile({ events, stamp, name: null });

/** Reads a file with ical.js: its own zone rules come from the file, not from this machine. */
const readCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
};

const firstEvent = (text: string) => {
  const [found] = readCalendar(text).events;
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

const words = fc.string({
  unit: fc.constantFrom('a', 'ż', '€', '🚑', ';', ',', '\\', '\n', ':', '"', ' ', 'n'),
  minLength: 1,
  maxLength: 200,
  size: 'max',
});
const hours = fc
  .record({
    from: fc.integer({ min: 10, max: 15 }),
    to: fc.integer({ min: 16, max: 22 }),
    half: fc.constantFrom('00', '30'),
  })
  .map(({ from, to, half }) => ({ from: `${from}:${half}`, to: `${to}:${half}` }));

const anyEvent: fc.Arbitrary<CalendarEvent> = fc
  .record({
    uid: fc.integer({ min: 1 }).map((id) => `term-${id}-1@kursy.example`),
    sequence: fc.nat(),
    withdrawn: fc.boolean(),
    summary: words,
    description: words,
    location: fc.oneof(fc.constant(''), words),
    url: fc.integer({ min: 1 }).map((id) => `https://kursy.example/rezerwacja?course=${id}`),
    first: fc.integer({ min: stamp, max: stamp + 1_000 }),
    days: fc.integer({ min: 1, max: 9 }),
    hours: fc.option(hours),
    alarm: fc.option(fc.constantFrom('PT9H', '-PT15H')),
  })
  .map(({ days, ...parts }) => ({ ...parts, last: parts.first + days - 1 }));

/** An event as ical.js reads it. */
const readBack = (text: string) => {
  const { uid, summary, description, location, startDate, endDate, component } = firstEvent(text);
  const value = (name: string, of = component) => String(of.getFirstPropertyValue(name));
  return {
    ...{ uid, summary, description, location: location ?? '' },
    ...{ sequence: Number(value('sequence')), status: value('status'), url: value('url'), stamp: value('dtstamp') },
    ...{ start: startDate.toString(), end: endDate.toString() },
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => [value('action', alarm), value('description', alarm), value('trigger', alarm)]),
  };
};

const expectedOf = ({
  first,
  last,
  hours,
  alarm,
  withdrawn,
  ...event
}: CalendarEvent): ReturnType<typeof readBack> => ({
  ...event,
  alarms: alarm === null ? [] : [['DISPLAY', event.summary, alarm]],
  status: withdrawn ? 'CANCELLED' : 'CONFIRMED',
  stamp: `${formatCivilDate(stamp)}T00:00:00Z`,
  start: hours === null ? formatCivilDate(first) : `${formatCivilDate(first)}T${hours.from}:00`,
  end: hours === null ? formatCivilDate(last + 1) : `${formatCivilDate(first)}T${hours.to}:00`,
});

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
  it('is read by ical.js as it was written, in lines of 75 octets at most', () => {
    fc.assert(
      fc.property(anyEvent, (written) => {
        const text = textOf(written);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(text).not.toMatch(/[^\r]\n|\r[^\n]|\ufffd/);
        expect(readBack(text)).toEqual(expectedOf(written));
      }),
    );
  });

  it('escapes separators', () => {
    expect(textOf(event({ summary: 'a, b; c\\ d\ne' }))).toContain('\r\nSUMMARY:a\\, b\\; c\\\\ d\\ne\r\n');
  });

  it('without events is still a calendar with its name', () => {
    const { calendar, events } = readCalendar(printCalendarFile({ events: [], stamp, name: 'Terminy w Łodzi' }));
    expect(events).toEqual([]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Terminy w Łodzi');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  });
});
