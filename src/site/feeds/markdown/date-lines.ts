import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayRuns } from '#domain/dates/day-runs.ts';
import type { Dates } from '#domain/pages/dates.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { termPath } from '../../lib/calendar/term-path.ts';
import { wholePlaces } from '../../lib/calendar/whole-places.ts';
import type { Site } from '../../lib/site-context.ts';
import { markdownLink, markdownText } from './prose-markdown.ts';

/** Days of a term, `2026-12-04/2026-12-06, 2026-12-11/2026-12-13`, as ISO 8601 writes intervals. */
const isoDays = ({ type, dateStart }: Term): string => {
  const start = parseCivilDate(dateStart);
  if (start === null) return dateStart;
  const offsets = calendarKeys.find(({ key }) => key === type)?.days ?? null;
  return dayRuns(start, offsets)
    .map(({ first, last }) => [...new Set([first, last])].map(formatCivilDate).join('/'))
    .join(', ');
};

const dateLine = (term: Term, { layout, reader, origin }: Site): string => {
  const t = reader.messages.terms;
  const free = wholePlaces(term.freePlaces);
  const places = free === null ? [] : [free > 0 ? t.fewPlaces({ count: free }) : t.reserveList()];
  const hours = term.showHours ? (term.hoursRendered ?? '') : '';
  const facts = [isoDays(term), term.city, hours].filter((fact) => fact !== '');
  return `- ${[...facts.map(markdownText), ...places, markdownLink(t.book(), termPath(term, layout.locale), origin)].join(', ')}`;
};

/** Every open date of a list of a single course, a line each, in their order; empty where the calendar told of none. */
export const dateLines = ({ type, client, city }: Dates, site: Site): readonly string[] => {
  if (type === null) return [];
  const number = cities.find(({ id }) => id === city)?.calendarId;
  return (site.reader.courses({ type, client, locale: site.layout.locale })?.items ?? [])
    .filter(({ localization }) => city === null || localization === number)
    .toSorted((one, other) => one.dateStart.localeCompare(other.dateStart) || one.id - other.id)
    .map((term) => dateLine(term, site));
};
