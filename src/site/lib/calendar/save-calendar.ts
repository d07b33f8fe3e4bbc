import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { printCalendarFile } from '#domain/calendar-file/calendar-text.ts';

interface SavedCalendar {
  readonly events: readonly CalendarEvent[];
  /** Day number of today. */
  readonly today: number;
  readonly fileName: string;
}

/** Saves events as a calendar file; it is made here and sent nowhere. */
export const saveCalendarFile = ({ events, today, fileName }: SavedCalendar): void => {
  const file = new Blob([printCalendarFile({ events, stamp: today, name: null })], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
};
