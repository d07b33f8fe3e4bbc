import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { fetchCourses } from '../../lib/calendar/ask-courses.ts';
import { buildCourseUpdate, type CourseUpdate, fingerprintOfCourse } from '../../lib/calendar/course-update.ts';
import { type DatesCriteria, datesCriteriaFromQuery } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';

/** Starts a task of its own: a search calls once for each type, and all answers in one task would block a slow phone. */
const ownTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Fetches the terms of every type of the list. */
export const fetchTermsOfList = (
  props: DatesProps,
  criteria: Pick<DatesCriteria, 'cityNumber' | 'month'>,
  signal: AbortSignal,
): Promise<readonly CoursesResponse[]> => {
  const chosen = {
    client: props.client,
    lang: props.locale,
    localization: criteria.cityNumber ?? undefined,
    month: criteria.month ?? undefined,
  };
  return Promise.all(
    props.types.map(async (type) => {
      await ownTask();
      return fetchCourses({ query: { type, ...chosen }, host: props.host, signal });
    }),
  );
};

/**
 * Asks for the terms of a printed list with the same query that the list will use when it is hydrated, so that the answer is in the cache
 * by then. Returns the changes of the page's courses since the build; null if there are none.
 */
export const prefetchTermsOfList = async (props: DatesProps): Promise<CourseUpdate | null> => {
  const answers = await fetchTermsOfList(
    props,
    datesCriteriaFromQuery(props, location.search),
    new AbortController().signal,
  );
  return `${answers.map(fingerprintOfCourse)}` === `${props.fingerprints}` ? null : buildCourseUpdate(props, answers);
};
