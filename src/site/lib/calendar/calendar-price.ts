import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { Site } from '../site-context.ts';

const groszePerZloty = 100;

const audienceOf = (courseId: string) => {
  const course = courseTypes.find(({ id }) => id === courseId);
  return audiences.find(({ id }) => id === course?.audience);
};

/** The calendar's price of a course in grosze (the calendar speaks złoty); null when it gave none. */
export const calendarPriceOf = ({ layout, reader }: Site, courseId: string): number | null => {
  const course = courseTypes.find(({ id }) => id === courseId);
  const type = course?.calendar ?? null;
  const client = audienceOf(courseId)?.client ?? null;
  if (type === null || client === null) return null;
  const price = reader.courses({ type, client, locale: layout.locale })?.price ?? null;
  return price === null ? null : Math.round(price * groszePerZloty);
};

/** Whether the price is agreed with each customer instead of standing in a list. */
export const isPriceAgreed = (courseId: string): boolean => audienceOf(courseId)?.openCourses !== true;
