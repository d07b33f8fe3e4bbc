import { audiences } from '#generated/data/audiences.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { formatCivilDate, parseCivilDate } from '#generated/runtime/civil-date.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { dayRuns } from './day-runs.ts';
import { plainText } from './plain-text.ts';
import type { CourseQuery } from './site-context.ts';

export interface OpenDatesSource {
  readonly origin: string;
  readonly queries: readonly CourseQuery[];
  readonly courses: (query: CourseQuery) => CoursesResponse | null;
}

const locale = 'pl';

const openTerm = (term: Term, course: string, origin: string): readonly object[] => {
  const start = parseCivilDate(term.dateStart);
  if (start === null) return [];
  const offsets = calendarKeys.find(({ key }) => key === term.type)?.days ?? null;
  return [
    {
      id: term.id,
      type: term.type,
      course,
      city: cities.find(({ calendarId }) => calendarId === term.localization)?.id ?? null,
      place: plainText(term.city),
      blocks: dayRuns(start, offsets).map(({ first, last }) => ({
        from: formatCivilDate(first),
        to: offsets === null ? null : formatCivilDate(last),
      })),
      hours: term.showHours ? term.hoursRendered : null,
      freePlaces: term.freePlaces === null ? null : Math.max(0, Math.floor(term.freePlaces)),
      booking: `${origin}${pathTo('booking', locale)}?course=${term.id}`,
    },
  ];
};

/** The course of a query: a client and a calendar type are one course type. */
const courseIdOf = ({ client, type }: CourseQuery): string | undefined => {
  const audience = audiences.find((candidate) => candidate.client === client);
  return courseTypes.find((course) => course.audience === audience?.id && course.calendar === type)?.id;
};

/** Every open date as data for everybody. */
export const openDates = ({ origin, queries, courses }: OpenDatesSource): object => ({
  source: `${origin}/`,
  dates: queries
    .filter((query) => query.locale === locale)
    .flatMap((query) => {
      const course = courseIdOf(query);
      const answer = courses(query);
      return course === undefined || answer === null
        ? []
        : answer.items.flatMap((term) => openTerm(term, course, origin));
    }),
});
