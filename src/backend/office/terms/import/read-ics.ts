import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerMinute, minutesPerDay, minutesPerHour } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { cleanText } from '#domain/texts/plain-text.ts';
import { fill, type LocalizedText, type Understood } from '../../command/localized-text.ts';
import type { RawTerm, ReadFile, RowProblem } from './raw-term.ts';
import { cleaned } from './read-rows.ts';
import { type IcsEvent, scanIcs } from './scan-ics.ts';

/**
 * The terms of a calendar file (RFC 5545): UID holds the number, CATEGORIES or SUMMARY the course, LOCATION the city, X-PLACES
 * the places. An event of whole days has no hours, and one without X-PLACES no places: what is stored of them stays. Reminders, people, colours and what else does not describe a term are ignored; what would make
 * another term of the event is refused by name.
 */
export const readIcs = (text: string): ReadFile => {
  const scanned = scanIcs(text);
  if (scanned.problems.length > 0) return { terms: [], problems: scanned.problems, cancelled: [] };
  const components = parsedEvents(text);
  if (components === undefined || components.length !== scanned.events.length) {
    const words = { pl: 'Ten plik nie jest poprawnym kalendarzem ICS.', en: 'This file is no calendar (ICS).' };
    return { terms: [], problems: [{ line: 1, words }], cancelled: [] };
  }
  const read = components.map((component, index) => readEvent(component, scanned.events[index] ?? noEvent));
  return {
    terms: read.flatMap(({ term }) => term ?? []),
    problems: read.flatMap(({ problems }) => problems),
    cancelled: read.flatMap(({ cancelled }) => cancelled ?? []),
  };
};

const noEvent: IcsEvent = { line: 1, lines: new Map(), cancelled: false };

const parsedEvents = (text: string): readonly ICAL.Component[] | undefined => {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return calendars.flatMap((calendar) => new ICAL.Component(calendar as unknown[]).getAllSubcomponents('vevent'));
  } catch {
    return undefined;
  }
};

interface ReadEvent {
  readonly term?: RawTerm;
  readonly problems: readonly RowProblem[];
  readonly cancelled?: ReadFile['cancelled'][number];
}

const readEvent = (component: ICAL.Component, event: IcsEvent): ReadEvent => {
  const lineOf = (name: string): number => event.lines.get(name)?.[0] ?? event.line;
  const textOf = (name: string): string => cleanText(String(component.getFirstPropertyValue(name.toLowerCase()) ?? ''));
  const id = numberOf(textOf('UID'));
  if (event.cancelled || textOf('STATUS').toUpperCase() === 'CANCELLED')
    return { problems: [], cancelled: { id, line: event.line } };
  const course = courseOf(component);
  const times = timesOf(component);
  const refused = [...refusedProperties(component, event), ...('problem' in course ? [course.problem] : [])];
  const problems = refused.map(({ name, words }) => ({ line: lineOf(name), words }));
  if ('words' in times) problems.push({ line: lineOf(times.name), words: times.words });
  if (problems.length > 0 || 'problem' in course || 'words' in times) return { problems };
  const lineNames = {
    id: 'UID',
    type: course.name,
    city: 'LOCATION',
    date: 'DTSTART',
    hours: times.endName,
    places: 'X-PLACES',
  };
  const positions = Object.entries(lineNames).map(([field, name]) => [field, { line: lineOf(name) }] as const);
  return {
    term: {
      line: event.line,
      values: {
        id,
        type: cleaned(course.value),
        city: cleaned(inOneLine(textOf('LOCATION'))),
        date: times.date,
        ...(times.hours === '' ? {} : { hours: times.hours }),
        ...(event.lines.has('X-PLACES') ? { places: textOf('X-PLACES') } : {}),
      },
      positions: Object.fromEntries(positions),
      lastsDays: times.lastsDays,
    },
    problems: [],
  };
};

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

interface NamedRefusal {
  readonly name: string;
  readonly words: LocalizedText;
}

const repetition: LocalizedText = {
  pl: 'Powtarzających się wydarzeń nie importujemy ({name}): każdy termin ma swój numer i swoje miejsca.',
  en: 'Repeated events are not imported ({name}): each term has its own number and places.',
};

const twice: LocalizedText = {
  pl: '{name} stoi w wydarzeniu kilka razy, a może stać raz.',
  en: '{name} stands in the event several times and may stand once.',
};

const repeating = ['RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID'];
const single = ['UID', 'DTSTART', 'DTEND', 'DURATION', 'LOCATION', 'SUMMARY', 'STATUS', 'CLASS', 'X-PLACES'];

/** Properties with a value that no open term has. */
const values: readonly { readonly name: string; readonly taken: readonly string[]; readonly words: LocalizedText }[] = [
  {
    name: 'STATUS',
    taken: ['', 'CONFIRMED'],
    words: {
      pl: 'Wydarzenie nie jest potwierdzone (STATUS:{value}). Potwierdź je w kalendarzu albo usuń z pliku.',
      en: 'The event is not confirmed (STATUS:{value}). Confirm it in the calendar, or delete it from the file.',
    },
  },
  {
    name: 'CLASS',
    taken: ['', 'PUBLIC'],
    words: {
      pl: 'Wydarzenie nie jest publiczne (CLASS:{value}), a termin widzą wszyscy.',
      en: 'The event is not public (CLASS:{value}), and everybody sees a term.',
    },
  },
];

const refusedProperties = (component: ICAL.Component, { lines }: IcsEvent): NamedRefusal[] => [
  ...repeating.filter((name) => lines.has(name)).map((name) => ({ name, words: fill(repetition, { name }) })),
  ...single
    .filter((name) => (lines.get(name)?.length ?? 0) > 1)
    .map((name) => ({ name, words: fill(twice, { name }) })),
  ...values.flatMap(({ name, taken, words }) => {
    const value = String(component.getFirstPropertyValue(name.toLowerCase()) ?? '').toUpperCase();
    return taken.includes(value) ? [] : [{ name, words: fill(words, { value }) }];
  }),
];

/** The course is the one category; calendars that know no categories have it as their title. */
const courseOf = (
  component: ICAL.Component,
): { readonly name: string; readonly value: string } | { readonly problem: NamedRefusal } => {
  const categories = component.getAllProperties('categories').flatMap((property) => property.getValues().map(String));
  const [value, ...others] = categories.map((category) => category.trim()).filter((category) => category !== '');
  if (value === undefined)
    return { name: 'SUMMARY', value: String(component.getFirstPropertyValue('summary') ?? '').trim() };
  if (others.length === 0) return { name: 'CATEGORIES', value };
  const words = {
    pl: 'Wydarzenie ma kilka kategorii: {names}. Zostaw jedną, z nazwą kursu.',
    en: 'The event has several categories: {names}. Leave one, with the name of the course.',
  };
  return { problem: { name: 'CATEGORIES', words: fill(words, { names: [value, ...others].join(', ') }) } };
};

/** A UID that begins with a number is that number; of another one a number is made that is always the same. */
const numberOf = (uid: string): string => {
  const own = /^(\d{1,10})(?:@|$)/.exec(uid)?.[1];
  if (own !== undefined || uid === '') return own ?? '';
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(uid).digest();
  return String(((a & 0x3f) | 0x40) * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d);
};

interface EventTimes {
  readonly date: string;
  readonly hours: string;
  readonly lastsDays: number;
  /** The property that holds the end. */
  readonly endName: string;
}

const timesOf = (component: ICAL.Component): EventTimes | NamedRefusal => {
  const start = component.getFirstProperty('dtstart');
  const end = component.getFirstProperty('dtend');
  const duration = component.getFirstProperty('duration');
  if (start === null) return { date: '', hours: '', lastsDays: 1, endName: 'DTSTART' };
  if (end !== null && duration !== null) return { name: 'DURATION', words: endTwice };
  const from = wallTime(start);
  if ('words' in from) return { name: 'DTSTART', words: from.words };
  const endName = duration === null ? 'DTEND' : 'DURATION';
  const to = end === null ? afterDuration(start, duration) : wallTime(end);
  if ('words' in to) return { name: endName, words: to.words };
  return timesBetween(from.value, to.value, endName);
};

const endTwice: LocalizedText = {
  pl: 'Wydarzenie ma i DTEND, i DURATION, a może mieć jedno z nich.',
  en: 'The event has both DTEND and DURATION and may have one of them.',
};

const endEarly: LocalizedText = {
  pl: 'Wydarzenie kończy się nie później, niż się zaczyna.',
  en: 'The event ends no later than it begins.',
};

const otherKind: LocalizedText = {
  pl: 'Początek i koniec wydarzenia muszą oba mieć godzinę albo oba jej nie mieć.',
  en: 'Beginning and end of the event must both have an hour, or neither.',
};

const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / minutesPerHour)}:${String(minutes % minutesPerHour).padStart(2, '0')}`;

const timesBetween = (from: WallTime, to: WallTime | null, endName: string): EventTimes | NamedRefusal => {
  const date = formatCivilDate(from.day);
  if (to === null) return { date, hours: '', lastsDays: 1, endName: 'DTSTART' };
  if ((from.minutes === null) !== (to.minutes === null)) return { name: endName, words: otherKind };
  const days = to.day - from.day;
  if (from.minutes === null || to.minutes === null) {
    // Some calendars write a whole day with its own day as its end.
    return days < 0 ? { name: endName, words: endEarly } : { date, hours: '', lastsDays: Math.max(1, days), endName };
  }
  if (days < 0 || (days === 0 && to.minutes <= from.minutes)) return { name: endName, words: endEarly };
  // Midnight ends the day before.
  const atMidnight = to.minutes === 0;
  const hours = `${clockOf(from.minutes)}–${atMidnight ? '24:00' : clockOf(to.minutes)}`;
  return { date, hours, lastsDays: atMidnight ? days : days + 1, endName };
};

/** A day number in Warsaw and the minutes of its clock; a whole day has none. */
interface WallTime {
  readonly day: number;
  readonly minutes: number | null;
}

const noTime: LocalizedText = {
  pl: '„{typed}” nie jest dniem ani godziną, które istnieją.',
  en: '“{typed}” is no day or hour that exists.',
};

const noZone: LocalizedText = {
  pl: 'Strefy czasowej „{zone}” nie opisano w pliku (VTIMEZONE) i nie znamy jej.',
  en: 'The time zone “{zone}” is not described in the file (VTIMEZONE), and we do not know it.',
};

/** Day and clock in Warsaw; a time without a zone is that of Warsaw already. */
const wallTime = (property: ICAL.Property): Understood<WallTime> => {
  // As it stands in the file: the library would make another day of one that does not exist.
  const [, , , typed] = property.toJSON().map(String);
  const [found, date = '', hour, minute = ''] = /^([\d-]{10})(?:T(\d\d):(\d\d):\d\dZ?)?$/.exec(typed ?? '') ?? [];
  const day = parseCivilDate(date);
  const clock = Number(hour ?? 0) * minutesPerHour + Number(minute);
  if (found === undefined || day === null || clock > minutesPerDay || Number(minute) >= minutesPerHour)
    return { words: fill(noTime, { typed: typed ?? '' }) };
  if (hour === undefined) return { value: { day, minutes: null } };
  const time = property.getFirstValue();
  if (!(time instanceof ICAL.Time)) return { words: fill(noTime, { typed: typed ?? '' }) };
  const tzid = property.getParameter('tzid');
  if (time.zone !== ICAL.Timezone.localTimezone) return { value: inWarsaw(time.toUnixTime() * 1000) };
  if (typeof tzid !== 'string') {
    const carried = Math.floor(clock / minutesPerDay);
    return { value: { day: day + carried, minutes: clock - carried * minutesPerDay } };
  }
  const instant = instantIn(tzid, (day * minutesPerDay + clock) * millisecondsPerMinute);
  return instant === undefined ? { words: fill(noZone, { zone: tzid }) } : { value: inWarsaw(instant) };
};

const clockParts = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** What the clock shows in a zone, counted as if it were UTC. */
const shownIn = (zone: string, instant: number): number =>
  Date.parse(`${clockParts(zone).format(instant).replace(' ', 'T')}Z`);

/** The instant at which the clock of a zone of the IANA database shows this; undefined where there is no such zone. */
const instantIn = (zone: string, shown: number): number | undefined => {
  try {
    const near = shown - (shownIn(zone, shown) - shown);
    return near - (shownIn(zone, near) - shown);
  } catch {
    return undefined;
  }
};

const inWarsaw = (instant: number): WallTime => {
  const day = warsawDate(instant);
  const shown = shownIn('Europe/Warsaw', instant) / millisecondsPerMinute;
  return { day, minutes: Math.floor(shown) - day * minutesPerDay };
};

const afterDuration = (start: ICAL.Property, duration: ICAL.Property | null): Understood<WallTime | null> => {
  if (duration === null) return { value: null };
  const from = wallTime(start);
  const length = duration.getFirstValue();
  if ('words' in from || !(length instanceof ICAL.Duration)) return { words: endEarly };
  const minutes = Math.floor(length.toSeconds() / 60);
  if (from.value.minutes === null) {
    if (minutes % minutesPerDay !== 0) return { words: otherKind };
    return { value: { day: from.value.day + minutes / minutesPerDay, minutes: null } };
  }
  const all = from.value.day * minutesPerDay + from.value.minutes + minutes;
  const day = Math.floor(all / minutesPerDay);
  return { value: { day, minutes: all - day * minutesPerDay } };
};
