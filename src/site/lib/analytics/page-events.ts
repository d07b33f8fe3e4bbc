import type { AnalyticsEvent } from '#generated/analytics/events.ts';
import * as analytics from './track.ts';
import { trackEvent, trackPageView } from './track.ts';

const trackItem = (): void => {
  const shown = document.querySelector<HTMLElement>('[data-view-item]')?.dataset.viewItem;
  if (shown === undefined) return;
  const item: AnalyticsEvent = JSON.parse(shown);
  trackEvent(item);
};

/** Sends the page view, and the course of the page with the price that it shows once the calendar has answered, or is left. */
const trackPage = (): void => {
  trackPageView();
  if (document.documentElement.dataset.asked !== undefined) {
    trackItem();
    return;
  }
  const once = new AbortController();
  const send = (): void => {
    once.abort();
    trackItem();
  };
  document.addEventListener('pageasked', send, { signal: once.signal });
  addEventListener('pagehide', send, { signal: once.signal });
};

/** The course of a date: the date's own, where the list contains several, or the one of the list. */
const courseOf = (date: Element): string => {
  const own = date.closest('.term-row')?.querySelector('.term-course')?.textContent;
  return own ?? date.closest<HTMLElement>('[data-course]')?.dataset.course ?? document.title;
};

/** A date is any link to its booking or its enquiry. */
const trackDate = ({ target }: Event): void => {
  const date = target instanceof Element ? target.closest('a[href*="?course="], a[href="#contact-subject"]') : null;
  if (date !== null) trackEvent({ event: 'choose_date', course_name: courseOf(date) });
};

/** Tracks the page view, then chosen dates (also before their islands are hydrated) and events of other code. */
export const trackPageVisit = (): void => {
  trackPage();
  document.addEventListener('click', trackDate);
  document.addEventListener('analytics', (event) => {
    event.preventDefault();
    event.detail(analytics);
  });
};
