import type { AnalyticsEvent } from '#generated/analytics/events.ts';
import * as analytics from './track.ts';
import { track, trackPageView } from './track.ts';

/** Sends the page view and the course of the page. */
const trackPage = (): void => {
  trackPageView();
  const printed = document.querySelector<HTMLElement>('[data-view-item]')?.dataset.viewItem;
  if (printed === undefined) return;
  const item: AnalyticsEvent = JSON.parse(printed);
  track(item);
};

/** The course of a date: the date's own, where the list holds several, or the one of the list. */
const courseOf = (date: Element): string => {
  const own = date.closest('.term-row')?.querySelector('.term-course')?.textContent;
  return own ?? date.closest<HTMLElement>('[data-course]')?.dataset.course ?? document.title;
};

/** A date is any link to its booking or its enquiry. */
const trackDate = ({ target }: Event): void => {
  const date = target instanceof Element ? target.closest('a[href*="?course="], a[href="#contact-subject"]') : null;
  if (date !== null) track({ event: 'choose_date', course_name: courseOf(date) });
};

/** Tracks the page view, then chosen dates (also before their islands are hydrated) and events of other code. */
export const trackVisit = (): void => {
  trackPage();
  document.addEventListener('click', trackDate);
  document.addEventListener('analytics', (event) => {
    event.preventDefault();
    event.detail(analytics);
  });
};
