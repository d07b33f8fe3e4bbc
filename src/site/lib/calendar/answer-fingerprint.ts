import type { CoursesResponse } from '#generated/schemas/calendar.ts';

const factor = 31;

/** A number that changes with the price and the texts of an answer: what the page shows is compared by it. */
export const fingerprintOf = ({ items: _, ...course }: CoursesResponse): number =>
  [...JSON.stringify(course)].reduce((mark, letter) => Math.imul(mark, factor) + letter.charCodeAt(0), 0);
