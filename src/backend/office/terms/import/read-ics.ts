import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { RawTerm, ReadFile, RowProblem } from './raw-term.ts';

/** The terms of a calendar file (RFC 5545): CATEGORIES holds the course, LOCATION the city, X-PLACES the places. */
export const readIcs = (text: string): ReadFile => {
  const lines = text.split(/\r?\n/);
  const starts = lines.flatMap((line, index) => (/^BEGIN:VEVENT$/i.test(line.trim()) ? [index] : []));
  try {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const read = events.map((event, index) => readEvent(event, lines, starts[index] ?? 0));
    return { terms: read.map(({ term }) => term), problems: read.flatMap(({ problems }) => problems) };
  } catch {
    const words = { pl: 'Ten plik nie jest poprawnym kalendarzem ICS.', en: 'This file is no calendar (ICS).' };
    return { terms: [], problems: [{ line: 1, words }] };
  }
};

const readEvent = (
  event: ICAL.Component,
  lines: readonly string[],
  start: number,
): { readonly term: RawTerm; readonly problems: readonly RowProblem[] } => {
  const lineOf = (name: string): number => {
    const offset = lines.slice(start).findIndex((line) => line.toUpperCase().startsWith(name));
    return start + Math.max(0, offset) + 1;
  };
  const textOf = (name: string): string => String(event.getFirstPropertyValue(name) ?? '').trim();
  const { date, hours } = timesOf(event);
  const lineNames = {
    id: 'UID',
    type: 'CATEGORIES',
    city: 'LOCATION',
    date: 'DTSTART',
    hours: 'DTEND',
    places: 'X-PLACES',
  };
  return {
    term: {
      line: start + 1,
      values: {
        id: numberOf(textOf('uid')),
        type: textOf('categories'),
        city: textOf('location'),
        date,
        hours,
        places: textOf('x-places'),
      },
      lines: Object.fromEntries(Object.entries(lineNames).map(([field, name]) => [field, lineOf(name)])),
    },
    problems: ['RRULE', 'RDATE', 'RECURRENCE-ID']
      .filter((name) => event.getFirstProperty(name.toLowerCase()) !== null)
      .map((name) => ({
        line: lineOf(name),
        words: {
          pl: 'Powtarzających się wydarzeń nie importujemy: każdy termin ma swój numer i swoje miejsca.',
          en: 'Repeated events are not imported: each term has its own number and places.',
        },
      })),
  };
};

/** A UID that begins with a number is that number; of another one a number is made that is always the same. */
const numberOf = (uid: string): string => {
  const own = /^(\d{1,10})(?:@|$)/.exec(uid)?.[1];
  if (own !== undefined || uid === '') return own ?? '';
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(uid).digest();
  return String(((a & 0x3f) | 0x40) * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d);
};

const timesOf = (event: ICAL.Component): { readonly date: string; readonly hours: string } => {
  const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name));
  if (!(start instanceof ICAL.Time)) return { date: '', hours: '' };
  const from = wallTime(start);
  const to = end instanceof ICAL.Time ? wallTime(end) : undefined;
  const hours = start.isDate || to === undefined || to.date !== from.date ? '' : `${from.clock}–${to.clock}`;
  return { date: from.date, hours };
};

/** Day and clock in Warsaw; a time without a zone is that of Warsaw already. */
const wallTime = (time: ICAL.Time): { readonly date: string; readonly clock: string } => {
  const local = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  if (local) {
    const { year, month, day, hour, minute } = time;
    const date = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
      '-',
    );
    return { date, clock: `${hour}:${String(minute).padStart(2, '0')}` };
  }
  const instant = time.toUnixTime() * 1000;
  const clock = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', hour: 'numeric', minute: '2-digit' });
  return { date: formatCivilDate(warsawDate(instant)), clock: clock.format(new Date(instant)) };
};
