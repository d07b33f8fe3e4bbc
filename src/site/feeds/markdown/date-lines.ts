import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayRuns } from '#domain/dates/day-runs.ts';
import type { Dates } from '#domain/pages/dates.ts';
import { booksOnline, courseDemands } from '#forms/registration/course-demands.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { type BadgeShownInput, badgeShown } from '#generated/rules/badge-shown.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { typeOffer } from '../../lib/calendar/price.ts';
import { termPath } from '../../lib/calendar/term-path.ts';
import { wholePlaces } from '../../lib/calendar/whole-places.ts';
import type { Site } from '../../lib/site-context.ts';
import { markdownLink, markdownText } from './prose-markdown.ts';

/** Days of a term, `2026-12-04/2026-12-06, 2026-12-11/2026-12-13`, as ISO 8601 writes intervals. */
const isoDays = ({ type, dateStart }: Term): string => {
  const start = parseCivilDate(dateStart);
  if (start === null) return dateStart;
  const offsets = daysOfType(type);
  return dayRuns(start, offsets)
    .map(({ first, last }) => [...new Set([first, last])].map(formatCivilDate).join('/'))
    .join(', ');
};

type Sold = BadgeShownInput['sold'];

/** What is said of the places of a date, and what its link does. */
const placesOf = ({ freePlaces, type }: Term, sold: Sold, t: Messages['terms']) => {
  const free = wholePlaces(freePlaces);
  const freeAction = { place: t.book(), enquiry: t.enquire(), group: t.ask() }[sold];
  if (free === null) return { said: [], action: freeAction };
  const unpricedReserveList = courseDemands(type)?.unpricedReserveList ?? false;
  const full = availabilityBadge({ freePlaces: free }).value === 'reserveList';
  const { value } = badgeShown({ sold, full, unpricedReserveList });
  if (value === 'none') return { said: [], action: freeAction };
  if (value === 'full') return { said: [t.full()], action: t.askOther() };
  return free > 0
    ? { said: [t.fewPlaces({ count: free })], action: freeAction }
    : { said: [t.reserveList()], action: t.joinReserve() };
};

const dateLine = (term: Term, sold: Sold, { layout, reader, origin }: Site): string => {
  const { said, action } = placesOf(term, sold, reader.messages.terms);
  const hours = term.showHours ? (term.hoursRendered ?? '') : '';
  const facts = [isoDays(term), term.city, hours].filter((fact) => fact !== '');
  const link = markdownLink(action, termPath(term, layout.locale), origin);
  return `- ${[...facts.map(markdownText), ...said, link].join(', ')}`;
};

/** Every open date of a list of a single course, a line each, in their order; empty without dates. */
export const dateLines = ({ type, client, city }: Dates, site: Site): readonly string[] => {
  if (type === null) return [];
  const number = cities.find(({ id }) => id === city)?.calendarId;
  const { locale } = site.layout;
  const answer = site.reader.courses({ type, client, locale });
  if (answer === null) return [];
  const alone = typeOffer(answer, locale).action === 'enquiry' ? 'enquiry' : 'place';
  const sold = booksOnline(client) ? alone : 'group';
  return answer.items
    .filter(({ localization }) => city === null || localization === number)
    .toSorted((one, other) => one.dateStart.localeCompare(other.dateStart) || one.id - other.id)
    .map((term) => dateLine(term, sold, site));
};
