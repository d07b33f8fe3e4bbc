import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { groupConsecutiveDays } from '#domain/dates/day-runs.ts';
import { audiences } from '#generated/data/audiences.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { removeTypesettingMarks } from '../lib/prose-text.ts';
import type { CourseQuery } from '../lib/site-context.ts';
import { addHistoryToDates, type DatesHistory } from './dates-history.ts';
import type { DatesFile, OpenDate } from './dates-schema.ts';

export interface OpenDatesSource extends DatesHistory {
  readonly origin: string;
  readonly queries: readonly CourseQuery[];
  readonly courses: (query: CourseQuery) => CoursesResponse | null;
}

const locale = 'pl';

const openTerm = (term: Term, course: string): readonly Omit<OpenDate, 'sequence'>[] => {
  const start = parseCivilDate(term.dateStart);
  if (start === null) return [];
  const offsets = daysOfType(term.type);
  const blocks = groupConsecutiveDays(start, offsets).map(({ first, last }) => ({
    from: formatCivilDate(first),
    to: offsets === null ? null : formatCivilDate(last),
  }));
  return [
    {
      id: term.id,
      type: term.type,
      course,
      city: cities.find(({ calendarId }) => calendarId === term.localization)?.id ?? null,
      place: removeTypesettingMarks(term.city),
      blocks,
      hours: term.showHours ? term.hoursRendered : null,
    },
  ];
};

/** The course of a query: a client and a calendar type are one course type. */
const courseIdOf = ({ client, type }: CourseQuery): string | undefined => {
  const audience = audiences.find((candidate) => candidate.client === client);
  return courseTypes.find((course) => course.audience === audience?.id && course.calendar === type)?.id;
};

/** Every open date, with the state of those that were open before. */
export const listOpenDates = ({ origin, queries, courses, ...history }: OpenDatesSource): DatesFile => {
  const answered = queries.flatMap((query) => {
    const course = courseIdOf(query);
    const answer = query.locale === locale ? courses(query) : null;
    return course === undefined || answer === null ? [] : [{ course, type: query.type, items: answer.items }];
  });
  const dates = answered.flatMap(({ course, items }) => items.flatMap((term) => openTerm(term, course)));
  const types = new Set(answered.map(({ type }) => type));
  return addHistoryToDates({ source: `${origin}/`, dates, types }, history);
};
