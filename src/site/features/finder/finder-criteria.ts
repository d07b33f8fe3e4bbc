import type { WantedTime } from '#domain/dates/wanted-time.ts';
import { courseFinder } from '#generated/rules/course-finder.ts';
import { searchButton } from '#generated/rules/search-button.ts';
import { runWithAnalytics } from '../../lib/analytics/with-analytics.ts';
import { calendarCityNumbers } from '../../lib/places/city-numbers.ts';

/** Criteria of the visitor; null means any. The city is the calendar's number. */
export interface FinderCriteria {
  readonly type: string | null;
  readonly localization: number | null;
  readonly month: WantedTime | null;
}

/** The types that the form offers, by their calendar keys. */
export const courseTypesInFinderForm = (form: HTMLFormElement | null | undefined): readonly string[] => {
  const field = form?.elements.namedItem('type');
  return field instanceof HTMLSelectElement ? [...field.options].flatMap(({ value }) => value || []) : [];
};

/** A course type that can be searched: its calendar key and its name in the language of the page. */
export interface SearchType {
  readonly id: string;
  readonly name: string;
  /** Shown where the name would be cut. */
  readonly narrow?: string;
}

const optionOf = (form: HTMLFormElement | null | undefined, name: string): HTMLOptionElement | undefined => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLSelectElement && field.value !== '' ? field.selectedOptions[0] : undefined;
};

const inputText = (form: HTMLFormElement | null | undefined, name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

export const readFinderCriteria = (form: HTMLFormElement | null | undefined): FinderCriteria => ({
  type: optionOf(form, 'type')?.value ?? null,
  localization: calendarCityNumbers[inputText(form, 'localization')] ?? null,
  month: optionOf(form, 'month')?.value ?? null,
});

/** Whether any criterion is chosen, so that the button shows the count. */
export const hasFinderCriterion = ({ type, localization, month }: FinderCriteria): boolean =>
  searchButton({ typeChosen: type !== null, cityChosen: localization !== null, monthChosen: month !== null }).value ===
  'showFound';

/** Replaces the types of a printed form by the calendar's, in its order; the choice stays. */
export const replaceTypesInFinderForm = (form: HTMLFormElement, latest: readonly SearchType[]): void => {
  const field = form.elements.namedItem('type');
  if (!(field instanceof HTMLSelectElement) || latest.length === 0) return;
  const { value } = field;
  const [any, ...printed] = field.options;
  const options = latest.map(
    ({ id, name }) =>
      printed.find((option) => option.value === id && (option.dataset.name ?? option.text) === name) ??
      new Option(name, id),
  );
  const kept = printed.filter((option) => option.value === value && !latest.some(({ id }) => id === value));
  field.replaceChildren(...[any, ...options, ...kept].filter((option) => option !== undefined));
  field.value = value;
};

/** Reports a search to analytics where the rule requires it. */
export const trackFinderSearch = (form: HTMLFormElement): void => {
  const anyCriterion = hasFinderCriterion(readFinderCriteria(form));
  if (!courseFinder({ state: 'idle', anyCriterion }, { type: 'press' }).effects.includes('trackSearch')) return;
  const search = {
    event: 'search_course',
    course_name: optionOf(form, 'type')?.text ?? null,
    course_location: inputText(form, 'localization') === '' ? null : inputText(form, 'place'),
    course_date: optionOf(form, 'month')?.value ?? null,
  } as const;
  runWithAnalytics(({ trackEvent }) => trackEvent(search));
};
