import { prefetchTermsOfList } from '../../features/dates/fetch-terms.ts';
import { refreshFaq } from '../../features/faq/refresh-faq.ts';
import { fetchTermCount } from '../../features/finder/finder-calls.ts';
import { courseTypesInFinderForm, readFinderCriteria } from '../../features/finder/finder-criteria.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { importWithRetry } from '../../lib/load-part.ts';

const islandsNamed = (name: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`),
];

const propsOf = (island: HTMLElement) => JSON.parse(island.nextElementSibling?.textContent ?? '{}');

const showCourses = async (island: HTMLElement): Promise<void> => {
  const update = await prefetchTermsOfList(propsOf(island));
  if (update === null) return;
  const { showLatestCourseData } = await importWithRetry(() => import('../../features/course/show-latest.tsx'));
  await showLatestCourseData(update);
};

const countDates = (island: HTMLElement): Promise<unknown> => {
  const form = island.closest('form');
  const lang = document.documentElement.lang === 'en' ? 'en' : 'pl';
  const counted = { criteria: readFinderCriteria(form), types: courseTypesInFinderForm(form), lang } as const;
  return fetchTermCount(propsOf(island).host ?? '', counted, new AbortController().signal);
};

/** A failed call has no effect: the printed answer stays, and the part that needs it asks again and tells so. */
const quietly = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof CallError)) reportError(error);
  });

/**
 * Asks, once the page has loaded and is idle, for what it printed: dates with price and texts, questions, and how many dates there
 * are. A part that is hydrated later finds the answer in the cache. `pageasked` tells that the page shows the latest prices.
 */
export const refreshCalendarDataOnLoad = async (): Promise<void> => {
  const courses = islandsNamed('dates').map((island) => quietly(showCourses(island)));
  for (const root of document.querySelectorAll<HTMLElement>('.faq[data-set]')) void quietly(refreshFaq(root));
  for (const island of islandsNamed('finder')) void quietly(countDates(island));
  await Promise.all(courses);
  document.documentElement.dataset.asked = '';
  document.dispatchEvent(new Event('pageasked'));
};
