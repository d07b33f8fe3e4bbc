import type { Price } from '#contract/course.ts';
import { findCalendarListOfCourse } from './calendar-course.ts';
import type { LatestPart } from './course-update.ts';

/** What an element of a page shows of the calendar's answer for a course, and what is needed to show a later answer. */
export type Latest =
  | { readonly shows: 'name' }
  /** A text; `ofCalendar` if the build printed the calendar's text, which is removed when the calendar no longer has one. */
  | { readonly shows: LatestPart; readonly ofCalendar?: true }
  /** The whole price: the recorded one, and the address of the texts. */
  | { readonly shows: 'price'; readonly price: Price | null; readonly texts: string }
  /** Only the amount; `recorded` is shown while the calendar has none. */
  | { readonly shows: 'amount'; readonly recorded: string }
  /** The words about the amount; `recorded` are those about an amount that is not the calendar's. */
  | { readonly shows: 'unit'; readonly words: string; readonly recorded: string };

/** The attributes by which the build hands an element over to the code that shows later answers. */
export const attributesForLaterUpdate = (courseId: string, { shows, ...rest }: Latest) => {
  const list = findCalendarListOfCourse(courseId);
  return {
    'data-latest': shows,
    'data-latest-of': list === null ? undefined : `${list.client} ${list.type}`,
    'data-latest-with': Object.keys(rest).length === 0 ? undefined : JSON.stringify(rest),
  };
};

/** The elements of the page that show a course of a client, by the type of the course. */
export const findUpdatableElements = (client: string): readonly (readonly [type: string, element: HTMLElement])[] =>
  [...document.querySelectorAll<HTMLElement>('[data-latest]')].flatMap((element) => {
    const [of, type] = element.dataset.latestOf?.split(' ') ?? [];
    return of === client && type !== undefined ? [[type, element] as const] : [];
  });

export const readUpdateAttributes = ({ dataset }: HTMLElement): Latest => ({
  ...JSON.parse(dataset.latestWith ?? '{}'),
  shows: dataset.latest,
});
