import type { Locale } from '#domain/locale.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { offerFromCalendarAnswer, type TypeOffer } from './price.ts';

const factor = 31;

/** A hash of the price and the texts of an answer, for comparison with the printed page. */
export const fingerprintOfCourse = ({ items: _, ...course }: CoursesResponse): number =>
  [...JSON.stringify(course)].reduce((mark, letter) => Math.imul(mark, factor) + letter.charCodeAt(0), 0);

/** The parts of a course page that the calendar may fill, by the field of its answer. */
export type LatestPart = 'intro' | 'description' | 'program' | 'priceDescription';

/** The calendar's answers for the courses of a list, by type. */
export interface CourseUpdate {
  readonly client: string;
  readonly locale: Locale;
  readonly answers: ReadonlyMap<string, CoursesResponse>;
}

declare global {
  interface DocumentEventMap {
    readonly courseupdate: CustomEvent<CourseUpdate>;
  }
}

interface AskedList {
  readonly types: readonly string[];
  readonly client: string;
  readonly locale: Locale;
}

/** The answers for a list by the type of their course. */
export const buildCourseUpdate = (
  { types, client, locale }: AskedList,
  latest: readonly CoursesResponse[],
): CourseUpdate => ({
  client,
  locale,
  answers: new Map(
    types.flatMap((type, at): [string, CoursesResponse][] => (latest[at] === undefined ? [] : [[type, latest[at]]])),
  ),
});

/** Dispatches the answers for a list as an event of the document; returns the offers by type. */
export const publishCourseUpdate = (
  list: AskedList,
  latest: readonly CoursesResponse[],
): Readonly<Record<string, TypeOffer>> => {
  const detail = buildCourseUpdate(list, latest);
  document.dispatchEvent(new CustomEvent<CourseUpdate>('courseupdate', { detail }));
  return Object.fromEntries(
    [...detail.answers].map(([type, answer]) => [type, offerFromCalendarAnswer(answer, list.locale)]),
  );
};
