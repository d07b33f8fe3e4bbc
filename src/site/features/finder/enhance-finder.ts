import { courseFinder } from '#generated/rules/course-finder.ts';
import { track } from '../../lib/analytics/track.ts';
import { criteriaOfForm, hasCriterion, optionOf } from './finder-criteria.ts';

/** Leaves out of the address what was not chosen. */
const dropEmpty = ({ formData }: FormDataEvent): void => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
};

/** Tells analytics about a search, if the rule says so; the browser itself leads on. */
export const enhance = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('formdata', dropEmpty);
  form.addEventListener('submit', () => {
    const anyCriterion = hasCriterion(criteriaOfForm(form));
    if (!courseFinder({ state: 'idle', anyCriterion }, { type: 'press' }).effects.includes('trackSearch')) return;
    track({
      event: 'search_course',
      course_name: optionOf(form, 'type')?.text ?? null,
      course_location: optionOf(form, 'localization')?.text ?? null,
      course_date: optionOf(form, 'month')?.value ?? null,
    });
  });
};
