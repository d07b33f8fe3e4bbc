import { formatCivilDate } from '../dates/civil-date.ts';
import type { ClassHours } from '../dates/class-hours.ts';
import { escapeCalendarText } from './content-lines.ts';
import { zoneName } from './warsaw-zone.ts';

/** Classes on days that follow one another. */
export interface CalendarEvent {
  readonly uid: string;
  /** How often the event has changed; a calendar program takes the event with the higher number for the newer one. */
  readonly sequence: number;
  /** A withdrawn event stays in the file, so that subscribed calendars are updated. */
  readonly withdrawn: boolean;
  readonly summary: string;
  readonly description: string;
  /** Empty when it has none. */
  readonly location: string;
  readonly url: string;
  /** Day numbers, both included. */
  readonly first: number;
  readonly last: number;
  /** The same hours on every day; null makes an event of whole days. */
  readonly hours: ClassHours | null;
  /** When the calendar reminds of the event, as an RFC 5545 duration from its beginning; null for never. */
  readonly alarm: string | null;
}

const dateOf = (day: number): string => formatCivilDate(day).replaceAll('-', '');
const momentOf = (day: number, time: string): string => `${dateOf(day)}T${time.replace(':', '')}00`;

/** Whole days end before `DTEND`; classes with hours repeat daily, so that no night belongs to them. */
const timeLines = ({ first, last, hours }: CalendarEvent): readonly string[] => {
  if (hours === null) return [`DTSTART;VALUE=DATE:${dateOf(first)}`, `DTEND;VALUE=DATE:${dateOf(last + 1)}`];
  return [
    `DTSTART;TZID=${zoneName}:${momentOf(first, hours.from)}`,
    `DTEND;TZID=${zoneName}:${momentOf(first, hours.to)}`,
    ...(last > first ? [`RRULE:FREQ=DAILY;COUNT=${last - first + 1}`] : []),
  ];
};

const alarmLines = ({ alarm, summary }: CalendarEvent): readonly string[] =>
  alarm === null
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeCalendarText(summary)}`,
        `TRIGGER:${alarm}`,
        'END:VALARM',
      ];

/** Who has cancelled events. */
export interface Organizer {
  readonly name: string;
  readonly email: string;
}

const organizerLines = (organizer: Organizer | null): readonly string[] =>
  organizer === null
    ? []
    : [`ORGANIZER;CN="${organizer.name.replaceAll(/["\p{Cc}]/gu, ' ')}":mailto:${organizer.email}`];

/** Content lines of an event; `stamp` is the day of its `DTSTAMP`, the same for the same content. */
export const printCalendarEvent = (
  event: CalendarEvent,
  stamp: number,
  organizer: Organizer | null = null,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${momentOf(stamp, '00:00')}Z`,
  `STATUS:${event.withdrawn ? 'CANCELLED' : 'CONFIRMED'}`,
  ...organizerLines(organizer),
  ...timeLines(event),
  `SUMMARY:${escapeCalendarText(event.summary)}`,
  `DESCRIPTION:${escapeCalendarText(event.description)}`,
  ...(event.location === '' ? [] : [`LOCATION:${escapeCalendarText(event.location)}`]),
  `URL:${event.url}`,
  ...alarmLines(event),
  'END:VEVENT',
];
