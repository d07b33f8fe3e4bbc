import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { Site } from '../site-context.ts';

const groszePerZloty = 100;

/** The calendar's price of a course in grosze (the calendar speaks złoty); null when it gave none. */
export const calendarPriceOf = ({ chrome, reader }: Site, courseId: string): number | null => {
  const course = courseTypes.find(({ id }) => id === courseId);
  const audience = audiences.find(({ id }) => id === course?.audience);
  const type = course?.calendar ?? null;
  const client = audience?.client ?? null;
  if (type === null || client === null) return null;
  const price = reader.courses({ type, client, locale: chrome.locale })?.price ?? null;
  return price === null ? null : Math.round(price * groszePerZloty);
};

/** Whether the price is agreed with each customer; only individuals have a price list. */
export const isPriceAgreed = (courseId: string): boolean =>
  courseTypes.find(({ id }) => id === courseId)?.audience !== 'individual';
