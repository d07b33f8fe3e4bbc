import { courseFinder } from '#generated/rules/course-finder.ts';
import { track } from '../../lib/analytics/track.ts';
import { criteriaOfForm, hasCriterion, optionOf } from './finder-criteria.ts';

/** Tells analytics about a search, if the rule says so. */
export const tellSearch = (form: HTMLFormElement): void => {
  const anyCriterion = hasCriterion(criteriaOfForm(form));
  if (!courseFinder({ state: 'idle', anyCriterion }, { type: 'press' }).effects.includes('trackSearch')) return;
  track({
    event: 'search_course',
    course_name: optionOf(form, 'type')?.text ?? null,
    course_location: optionOf(form, 'localization')?.text ?? null,
    course_date: optionOf(form, 'month')?.value ?? null,
  });
};
