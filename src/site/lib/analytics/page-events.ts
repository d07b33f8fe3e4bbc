import type { AnalyticsEvent } from '#generated/analytics/events.ts';
import { track } from './track.ts';

/** Tells that the page is shown, and which course it sells. */
export const trackPage = (): void => {
  track({ event: 'virtual_page_view' });
  const printed = document.querySelector<HTMLElement>('[data-view-item]')?.dataset.viewItem;
  if (printed === undefined) return;
  const item: AnalyticsEvent = JSON.parse(printed);
  track(item);
};

/** The course of a date: the date's own, where the list holds several, or the one of the list. */
const courseOf = (term: Element): string => {
  const own = term.querySelector('.term-where .term-detail')?.textContent;
  return own ?? term.closest<HTMLElement>('[data-course]')?.dataset.course ?? document.title;
};

const trackDate = ({ target }: Event): void => {
  const term = target instanceof Element ? target.closest('a.term') : null;
  if (term !== null) track({ event: 'choose_date', course_name: courseOf(term) });
};

/** Tells about chosen dates, wherever they stand and before their islands wake. */
export const trackChoices = (): void => document.addEventListener('click', trackDate);
