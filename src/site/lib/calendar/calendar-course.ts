import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Site } from '../site-context.ts';

/** The list of the calendar that contains the terms of a course. */
export interface CalendarList {
  readonly type: string;
  readonly client: string;
}

/** Null where the calendar service does not know the course. */
export const findCalendarListOfCourse = (courseId: string): CalendarList | null => {
  const course = courseTypes.find(({ id }) => id === courseId);
  const type = course?.calendar ?? null;
  const client = audiences.find(({ id }) => id === course?.audience)?.client ?? null;
  return type === null || client === null ? null : { type, client };
};

/** The calendar's answer for a course at build time; null when it was not called or did not answer. */
export const calendarAnswerForCourse = ({ layout, reader }: Site, courseId: string): CoursesResponse | null => {
  const list = findCalendarListOfCourse(courseId);
  return list === null ? null : reader.courses({ ...list, locale: layout.locale });
};

/** Every calendar type of a client's course types, each once, in the order of the model. */
export const calendarTypesOfClient = (client: string): readonly string[] => {
  const audience = audiences.find((candidate) => candidate.client === client);
  const keys = courseTypes
    .filter((type) => type.audience === audience?.id)
    .flatMap((type) => (type.calendar === null ? [] : [type.calendar]));
  return [...new Set(keys)];
};
