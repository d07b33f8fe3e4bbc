import type { Feed } from '../schema/routes.ts';
import { decision } from '../source.ts';

const source = decision('C80', {
  pl: 'adresy dla kalendarzy, czytników i programów są publikowane jak strony',
  en: 'addresses for calendars, feed readers and programs are published like pages',
});

/**
 * Addresses for programs, published like pages. `{key}` is every course type of the calendar, `{city}` every city; `{term}` is one
 * date, whose file goes with it. The path of a feed with a `route` begins below that page.
 */
export const feeds = [
  { id: 'courseDates', path: { pl: '/kalendarz/{key}.ics', en: '/en/calendar/{key}.ics' }, source },
  { id: 'cityDates', path: { pl: '/kalendarz/{key}/{city}.ics', en: '/en/calendar/{key}/{city}.ics' }, source },
  { id: 'oneDate', path: { pl: '/kalendarz/termin-{term}.ics', en: '/en/calendar/term-{term}.ics' }, source },
  { id: 'blog', route: 'blog', path: { pl: '/rss.xml' }, source },
] as const satisfies readonly Feed[];
