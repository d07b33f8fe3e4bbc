import type { Locale } from '#domain/locale.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { type TypeOffer, typeOffer } from './told-course.ts';

/** What the calendar says of the courses of a list, by type. */
export interface CourseNews {
  readonly client: string;
  readonly locale: Locale;
  readonly answers: ReadonlyMap<string, CoursesResponse>;
}

declare global {
  interface DocumentEventMap {
    readonly coursenews: CustomEvent<CourseNews>;
  }
}

interface AskedList {
  readonly types: readonly string[];
  readonly client: string;
  readonly locale: Locale;
}

/** Tells all of the page what was answered for each type of a list, and gives the offers of the list by type. */
export const tellCourse = (
  { types, client, locale }: AskedList,
  told: readonly CoursesResponse[],
): Readonly<Record<string, TypeOffer>> => {
  const answers = new Map(
    types.flatMap((type, at): [string, CoursesResponse][] => (told[at] === undefined ? [] : [[type, told[at]]])),
  );
  document.dispatchEvent(new CustomEvent<CourseNews>('coursenews', { detail: { client, locale, answers } }));
  return Object.fromEntries([...answers].map(([type, answer]) => [type, typeOffer(answer, locale)]));
};
