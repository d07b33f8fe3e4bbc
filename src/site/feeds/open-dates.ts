import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayRuns } from '#domain/dates/day-runs.ts';
import { audiences } from '#generated/data/audiences.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { termPath } from '../lib/calendar/term-path.ts';
import { wholePlaces } from '../lib/calendar/whole-places.ts';
import { plainText } from '../lib/plain-text.ts';
import type { CourseQuery } from '../lib/site-context.ts';
import { type DatesHistory, withHistory } from './dates-history.ts';
import type { DatesFile, OpenDate } from './dates-schema.ts';

export interface OpenDatesSource extends DatesHistory {
  readonly origin: string;
  readonly queries: readonly CourseQuery[];
  readonly courses: (query: CourseQuery) => CoursesResponse | null;
}

const locale = 'pl';

const openTerm = (term: Term, course: string, origin: string): readonly Omit<OpenDate, 'sequence'>[] => {
  const start = parseCivilDate(term.dateStart);
  if (start === null) return [];
  const free = wholePlaces(term.freePlaces);
  const key = calendarKeys.find((candidate) => candidate.key === term.type);
  const offsets = key?.days ?? null;
  const blocks = dayRuns(start, offsets).map(({ first, last }) => ({
    from: formatCivilDate(first),
    to: offsets === null ? null : formatCivilDate(last),
  }));
  return [
    {
      id: term.id,
      type: term.type,
      course,
      city: cities.find(({ calendarId }) => calendarId === term.localization)?.id ?? null,
      place: plainText(term.city),
      blocks,
      exam: key?.examOnLastDay === true ? (blocks.at(-1)?.to ?? null) : null,
      hours: term.showHours ? term.hoursRendered : null,
      freePlaces: free === null ? null : Math.max(0, free),
      booking: `${origin}${termPath(term, locale)}`,
    },
  ];
};

/** The course of a query: a client and a calendar type are one course type. */
const courseIdOf = ({ client, type }: CourseQuery): string | undefined => {
  const audience = audiences.find((candidate) => candidate.client === client);
  return courseTypes.find((course) => course.audience === audience?.id && course.calendar === type)?.id;
};

/** Every course of every audience, by the type that its audience or the calendar knows it by. */
const openCourses: DatesFile['courses'] = courseTypes.map(({ id, audience, calendar, typeName, name }) => ({
  id,
  audience,
  type: calendar ?? typeName ?? id,
  name: name[locale],
}));

/** Every open date as data for everybody, with what became of those that were open before. */
export const openDates = ({ origin, queries, courses, ...history }: OpenDatesSource): DatesFile => {
  const answered = queries.flatMap((query) => {
    const course = courseIdOf(query);
    const answer = query.locale === locale ? courses(query) : null;
    return course === undefined || answer === null ? [] : [{ course, type: query.type, items: answer.items }];
  });
  const dates = answered.flatMap(({ course, items }) => items.flatMap((term) => openTerm(term, course, origin)));
  const types = new Set(answered.map(({ type }) => type));
  return { courses: openCourses, ...withHistory({ source: `${origin}/`, dates, types }, history) };
};
