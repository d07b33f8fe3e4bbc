import { courseFinder } from '#generated/rules/course-finder.ts';
import { withAnalytics } from '../../lib/with-analytics.ts';
import { criteriaOfForm, hasCriterion, optionOf } from './finder-criteria.ts';

/** Tells analytics about a search, if the rule says so. */
export const trackSearch = (form: HTMLFormElement): void => {
  const anyCriterion = hasCriterion(criteriaOfForm(form));
  if (!courseFinder({ state: 'idle', anyCriterion }, { type: 'press' }).effects.includes('trackSearch')) return;
  const search = {
    event: 'search_course',
    course_name: optionOf(form, 'type')?.text ?? null,
    course_location: optionOf(form, 'localization')?.text ?? null,
    course_date: optionOf(form, 'month')?.value ?? null,
  } as const;
  withAnalytics(({ track }) => track(search));
};
