import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { Site } from '../site-context.ts';
import { calendarCourseOf } from './calendar-course.ts';
import { latestPrice } from './latest-course.ts';

/** The calendar's price of a course in grosze; null when it gave none. */
export const calendarPriceOf = (site: Site, courseId: string): number | null => {
  const answer = calendarCourseOf(site, courseId);
  return answer === null ? null : latestPrice(answer);
};

/** Whether the price is agreed with each customer instead of standing in a list. */
export const isPriceAgreed = (courseId: string): boolean => {
  const course = courseTypes.find(({ id }) => id === courseId);
  return audiences.find(({ id }) => id === course?.audience)?.openCourses !== true;
};
