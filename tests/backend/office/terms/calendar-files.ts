import { basicType, certifiedType } from '../../../find-course.ts';
import type { ExpectedTerm, SampleFile } from './table-files.ts';

const usual: readonly ExpectedTerm[] = [{}];

const own = {
  uid: 'UID:70@firma.pl',
  start: 'DTSTART:20270305T080000Z',
  end: 'DTEND:20270305T160000Z',
  course: `CATEGORIES:${certifiedType}`,
  city: 'LOCATION:Łódź',
  places: 'X-PLACES:12',
};

const eventLines = (changes: Partial<Record<keyof typeof own, string | null>>, more: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  ...Object.entries({ ...own, ...changes }).flatMap(([, line]) => line ?? []),
  ...more,
  'END:VEVENT',
];

const calendar = (lines: readonly string[], head: readonly string[] = []): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...head, ...lines, 'END:VCALENDAR', ''].join('\r\n');

const utf8 = (text: string) => (): Uint8Array => Buffer.from(text, 'utf8');

/** A calendar with the usual event, changed: lines 4 on are BEGIN, UID, DTSTART, DTEND, CATEGORIES, LOCATION, X-PLACES, more. */
const event = (
  changes: Partial<Record<keyof typeof own, string | null>> = {},
  more: readonly string[] = [],
  head: readonly string[] = [],
) => utf8(calendar(eventLines(changes, more), head));

const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Tokyo Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const googleZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Warsaw',
  'X-LIC-LOCATION:Europe/Warsaw',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const alarm = [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:x',
  'DURATION:PT5M',
  'REPEAT:1',
  'TRIGGER:-PT15M',
  'END:VALARM',
];

const inWarsaw = {
  start: 'DTSTART;TZID=Europe/Warsaw:20270305T090000',
  end: 'DTEND;TZID=Europe/Warsaw:20270305T170000',
};
const inTokyo = {
  start: 'DTSTART;TZID=Tokyo Standard Time:20270305T170000',
  end: 'DTEND;TZID=Tokyo Standard Time:20270306T010000',
};

const repeats = (line: string): SampleFile => ({
  name: line,
  bytes: event({}, [line]),
  refused: ['11: Powtarzających się wydarzeń nie importujemy'],
});

/** Calendars of Google, Outlook, Apple and by the letter of RFC 5545. */
export const calendarFiles: readonly SampleFile[] = [
  // Times
  { name: 'UTC', bytes: event(), reads: usual },
  {
    name: 'Google: the zone of Warsaw described',
    bytes: event(
      inWarsaw,
      ['STATUS:CONFIRMED', 'SEQUENCE:2', 'TRANSP:OPAQUE'],
      ['METHOD:PUBLISH', 'X-WR-TIMEZONE:Europe/Warsaw', ...googleZone],
    ),
    reads: usual,
  },
  { name: 'Apple: the zone of Warsaw only named', bytes: event(inWarsaw, alarm), reads: usual },
  {
    name: 'Outlook: another zone described',
    bytes: event(
      inTokyo,
      ['CLASS:PUBLIC', 'PRIORITY:5', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
      ['METHOD:REQUEST', ...outlookZone],
    ),
    reads: usual,
  },
  {
    name: 'another zone only named',
    bytes: event({
      start: 'DTSTART;TZID=America/New_York:20270305T030000',
      end: 'DTEND;TZID=America/New_York:20270305T110000',
    }),
    reads: usual,
  },
  {
    name: 'a zone that nobody describes',
    bytes: event(inTokyo),
    refused: ['6: Strefy czasowej „Tokyo Standard Time” nie opisano'],
  },
  {
    name: 'floating times',
    bytes: event({ start: 'DTSTART:20270305T090000', end: 'DTEND:20270305T170000' }),
    reads: usual,
  },
  {
    name: 'summer time',
    bytes: event({ start: 'DTSTART:20270705T070000Z', end: 'DTEND:20270705T150000Z' }),
    reads: [{ dateStart: '2027-07-05' }],
  },
  { name: 'a duration', bytes: event({ end: 'DURATION:PT8H' }), reads: usual },
  {
    name: 'a duration that passes midnight',
    bytes: event({ end: 'DURATION:PT20H', course: `CATEGORIES:${basicType}` }),
    refused: ['6: Wydarzenie trwa 2 dni'],
  },
  { name: 'end and duration', bytes: event({}, ['DURATION:PT8H']), refused: ['11: Wydarzenie ma i DTEND, i DURATION'] },
  {
    name: 'an end at midnight',
    bytes: event({ start: 'DTSTART:20270305T160000', end: 'DTEND:20270306T000000' }),
    refused: ['7: Godziny „16:00–24:00” kończą się o północy'],
  },
  {
    name: 'an end at 24:00',
    bytes: event({ start: 'DTSTART:20270305T160000', end: 'DTEND:20270305T240000' }),
    refused: ['7: Godziny „16:00–24:00” kończą się o północy'],
  },
  {
    name: 'an end before the start',
    bytes: event({ end: 'DTEND:20270305T070000Z' }),
    refused: ['7: Wydarzenie kończy się nie później'],
  },
  {
    name: 'a day that does not exist',
    bytes: event({ start: 'DTSTART:20270230T080000Z' }),
    refused: ['6: „2027-02-30T08:00:00Z” nie jest dniem ani godziną'],
  },
  {
    name: 'an hour that does not exist',
    bytes: event({ start: 'DTSTART:20270305T270000Z' }),
    refused: ['6: „2027-03-05T27:00:00Z” nie jest dniem'],
  },
  {
    name: 'a year too far',
    bytes: event({ start: 'DTSTART:20720305T080000Z', end: 'DTEND:20720305T160000Z' }),
    refused: ['6: Dzień 2072-03-05 leży za daleko'],
  },
  { name: 'no start', bytes: event({ start: null, end: null }), refused: ['4: Brakuje dnia'] },
  // Days
  {
    name: 'Google: a whole day',
    bytes: event({ start: 'DTSTART;VALUE=DATE:20270305', end: 'DTEND;VALUE=DATE:20270306' }, ['TRANSP:TRANSPARENT']),
    reads: [{ hours: null }],
  },
  {
    name: 'a whole day without an end',
    bytes: event({ start: 'DTSTART;VALUE=DATE:20270305', end: null }),
    reads: [{ hours: null }],
  },
  {
    name: 'Outlook: a whole day that ends with itself',
    bytes: event({ start: 'DTSTART;VALUE=DATE:20270305', end: 'DTEND;VALUE=DATE:20270305' }),
    reads: [{ hours: null }],
  },
  {
    name: 'whole days as many as the course has in a row',
    bytes: event({ start: 'DTSTART;VALUE=DATE:20270305', end: 'DTEND;VALUE=DATE:20270308' }),
    reads: [{ hours: null }],
  },
  {
    name: 'days with hours as many as the course has in a row',
    bytes: event({ end: 'DTEND:20270307T160000Z' }),
    reads: usual,
  },
  {
    name: 'other days than those of the course',
    bytes: event({ end: 'DTEND:20270306T160000Z' }),
    refused: ['6: Wydarzenie trwa 2 dni, a zajęcia kursu kpp'],
  },
  {
    name: 'a duration of days',
    bytes: event({ start: 'DTSTART;VALUE=DATE:20270305', end: 'DURATION:P3D' }),
    reads: [{ hours: null }],
  },
  {
    name: 'a whole day that ends at an hour',
    bytes: event({ start: 'DTSTART;VALUE=DATE:20270305' }),
    refused: ['7: Początek i koniec wydarzenia'],
  },
  // What becomes of an event
  { name: 'STATUS:CANCELLED', bytes: event({}, ['STATUS:CANCELLED']), cancelled: ['70'] },
  { name: 'METHOD:CANCEL', bytes: event({}, [], ['METHOD:CANCEL']), cancelled: ['70'] },
  {
    name: 'one of two is cancelled',
    bytes: utf8(calendar([...eventLines({}, []), ...eventLines({ uid: 'UID:71' }, ['STATUS:CANCELLED'])])),
    reads: usual,
    cancelled: ['71'],
  },
  {
    name: 'STATUS:TENTATIVE',
    bytes: event({}, ['STATUS:TENTATIVE']),
    refused: ['11: Wydarzenie nie jest potwierdzone (STATUS:TENTATIVE)'],
  },
  {
    name: 'CLASS:PRIVATE',
    bytes: event({}, ['CLASS:PRIVATE']),
    refused: ['11: Wydarzenie nie jest publiczne (CLASS:PRIVATE)'],
  },
  {
    name: 'METHOD:REPLY',
    bytes: event({}, [], ['METHOD:REPLY']),
    refused: ['4: Plik jest odpowiedzią na zaproszenie'],
  },
  repeats('RRULE:FREQ=WEEKLY;COUNT=2'),
  repeats('RDATE:20270312T080000Z'),
  repeats('EXDATE:20270312T080000Z'),
  repeats('RECURRENCE-ID:20270305T080000Z'),
  {
    name: 'one UID twice',
    bytes: utf8(calendar([...eventLines({}, []), ...eventLines({}, ['SEQUENCE:1'])])),
    refused: ['12: Numer 70 stoi już w wierszu 4'],
  },
  {
    name: 'DTSTART twice',
    bytes: event({}, ['DTSTART:20270306T080000Z']),
    refused: ['6: DTSTART stoi w wydarzeniu kilka razy'],
  },
  {
    name: 'VTODO',
    bytes: utf8(calendar([...eventLines({}, []), 'BEGIN:VTODO', 'UID:1', 'SUMMARY:x', 'END:VTODO'])),
    refused: ['12: VTODO nie jest terminem'],
  },
  {
    name: 'VFREEBUSY',
    bytes: utf8(calendar(['BEGIN:VFREEBUSY', 'UID:1', 'END:VFREEBUSY'])),
    refused: ['4: VFREEBUSY nie jest terminem'],
  },
  // Texts
  {
    name: 'Google: title and address instead of category and city',
    bytes: event({ course: 'SUMMARY:KPP', city: 'LOCATION:ul. Długa 5\\, 90-001 Łódź\\, Polska' }),
    reads: usual,
  },
  {
    name: 'Apple: an address of several lines',
    bytes: event({ city: 'LOCATION:Sala 2\\nul. Długa 5\\nŁódź' }),
    reads: usual,
  },
  {
    name: 'an address with two cities',
    bytes: event({ city: 'LOCATION:Łódź\\, Wrocław' }),
    refused: ['9: Nie ma miasta „Łódź, Wrocław”'],
  },
  {
    name: 'several categories',
    bytes: event({ course: 'CATEGORIES:kpp,Kolor czerwony' }),
    refused: ['8: Wydarzenie ma kilka kategorii: kpp, Kolor czerwony'],
  },
  { name: 'neither category nor title', bytes: event({ course: null }), refused: ['4: Brakuje kursu'] },
  {
    name: 'a title that is no course',
    bytes: event({ course: 'SUMMARY:Urlop' }),
    refused: ['8: Nie ma kursu „Urlop”'],
  },
  { name: 'no UID', bytes: event({ uid: null }), refused: ['4: Brakuje numeru terminu'] },
  { name: 'half a place', bytes: event({ places: 'X-PLACES:12,5' }), refused: ['10: Liczba miejsc „12,5”'] },
  // Lines
  { name: 'the mark of UTF-8', bytes: utf8(`\ufeff${calendar(eventLines({}, []))}`), reads: usual },
  {
    name: 'lines that end with LF alone',
    bytes: utf8(calendar(eventLines({}, [])).replaceAll('\r\n', '\n')),
    reads: usual,
  },
  { name: 'folded lines', bytes: event({ city: 'LOCATION:Łó\r\n dź', course: 'CATEGOR\r\n IES:kpp' }), reads: usual },
  {
    name: 'a line folded within a letter',
    bytes: () =>
      Buffer.from(
        Buffer.from(calendar(eventLines({}, [])))
          .toString('latin1')
          .replace('\u00c5\u0081', '\u00c5\r\n \u0081'),
        'latin1',
      ),
    reads: usual,
  },
  {
    name: 'names in small letters',
    bytes: event({ course: 'categories:kpp', city: 'location;language=pl:Łódź' }),
    reads: usual,
  },
  {
    name: 'a colon within a parameter',
    bytes: event({ city: 'LOCATION;ALTREP="http://example.pl/a":Łódź' }),
    reads: usual,
  },
  {
    name: 'two calendars',
    bytes: utf8(calendar(eventLines({}, [])) + calendar(eventLines({ uid: 'UID:71' }, []))),
    reads: [{}, { id: 71 }],
  },
  {
    name: 'a file that was cut off',
    bytes: utf8(calendar(eventLines({}, [])).split('LOCATION')[0] ?? ''),
    refused: ['8: VEVENT nie ma końca'],
  },
  {
    name: 'a line without a colon',
    bytes: event({}, ['krzywo']),
    refused: ['11: Tego wiersza nie ma w kalendarzach ICS'],
  },
  {
    name: 'vCalendar 1.0',
    bytes: utf8(calendar(eventLines({}, [])).replace('VERSION:2.0', 'VERSION:1.0')),
    refused: ['2: To jest kalendarz w wersji 1.0'],
  },
  { name: 'a calendar without events', bytes: utf8(calendar([])), reads: [] },
];
