import { calendarText } from '#domain/calendar-file/calendar-text.ts';

interface Reminder {
  /** Day numbers: the first day of the exam window, and today. */
  readonly day: number;
  readonly today: number;
  readonly summary: string;
  readonly description: string;
  /** Address of the page that the entry leads back to. */
  readonly url: string;
}

/** Nine o'clock of the day. */
const morning = 'PT9H';

/** Saves a calendar entry for the first day of the window; it is made here and sent nowhere. */
export const saveReminder = ({ day, today, summary, description, url }: Reminder): void => {
  const uid = `recertification-${day}@${new URL(url).host}`;
  const event = {
    uid,
    sequence: 0,
    withdrawn: false,
    summary,
    description,
    location: '',
    url,
    first: day,
    last: day,
    hours: null,
    alarm: morning,
  };
  const file = new Blob([calendarText({ events: [event], stamp: today, name: null })], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'recertyfikacja-kpp.ics';
  link.click();
  URL.revokeObjectURL(link.href);
};
