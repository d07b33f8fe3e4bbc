import { type CalendarEvent, type Organizer, printCalendarEvent } from './calendar-event.ts';
import { escapeCalendarText, foldContentLines } from './content-lines.ts';
import { zoneLines, zoneName } from './warsaw-zone.ts';

export interface CalendarFile {
  readonly events: readonly CalendarEvent[];
  /** Day number of the content. */
  readonly stamp: number;
  /** The name under which a subscriber sees the calendar; null in a file of one term. */
  readonly name: string | null;
  /** Who cancels all events of the file; a file without an organizer publishes them. */
  readonly cancelledBy?: Organizer;
}

const refresh = 'PT12H';

const feedLines = (name: string): readonly string[] => [
  `NAME:${escapeCalendarText(name)}`,
  `X-WR-CALNAME:${escapeCalendarText(name)}`,
  `X-WR-TIMEZONE:${zoneName}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
  `X-PUBLISHED-TTL:${refresh}`,
];

/**
 * The text of an iCalendar file. A calendar without events still contains its time zone.
 * @see RFC 5545
 */
export const printCalendarFile = ({ events, stamp, name, cancelledBy }: CalendarFile): string =>
  foldContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//first-aid-site//course dates//PL',
    'CALSCALE:GREGORIAN',
    ...(cancelledBy === undefined ? [] : ['METHOD:CANCEL']),
    ...(name === null ? [] : feedLines(name)),
    ...zoneLines,
    ...events.flatMap((event) => printCalendarEvent(event, stamp, cancelledBy)),
    'END:VCALENDAR',
  ]);
