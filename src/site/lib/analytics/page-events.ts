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

const choiceIn = (form: HTMLFormElement, name: string): HTMLOptionElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement && field.value !== '' ? field.selectedOptions[0] : undefined;
};

const trackSearch = ({ target }: Event): void => {
  if (!(target instanceof HTMLFormElement) || !target.matches('.finder')) return;
  const course = choiceIn(target, 'type')?.text ?? null;
  const place = choiceIn(target, 'localization')?.text ?? null;
  const month = choiceIn(target, 'month')?.value ?? null;
  if ((course ?? place ?? month) === null) return;
  track({ event: 'search_course', course_name: course, course_location: place, course_date: month });
};

/** Tells about chosen dates and searches, wherever they stand and before their islands wake. */
export const trackChoices = (): void => {
  document.addEventListener('click', trackDate);
  document.addEventListener('submit', trackSearch);
};
