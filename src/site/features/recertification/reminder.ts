import { saveCalendarFile } from '../../lib/calendar/save-calendar.ts';

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

/** Saves a calendar entry for the first day of the window. */
export const saveExamReminder = ({ day, today, summary, description, url }: Reminder): void => {
  const event = {
    uid: `recertification-${day}@${new URL(url).host}`,
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
  saveCalendarFile({ events: [event], today, fileName: 'recertyfikacja-kpp.ics' });
};
