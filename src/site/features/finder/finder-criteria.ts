import { searchButton } from '#generated/rules/search-button.ts';
import type { SearchType } from './search-types.ts';

/** What the visitor asks for; null means any. The city is the calendar's number. */
export interface FinderCriteria {
  readonly type: string | null;
  readonly localization: number | null;
  readonly month: string | null;
}

export const optionOf = (form: HTMLFormElement | null | undefined, name: string): HTMLOptionElement | undefined => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLSelectElement && field.value !== '' ? field.selectedOptions[0] : undefined;
};

export const criteriaOfForm = (form: HTMLFormElement | null | undefined): FinderCriteria => {
  const number = optionOf(form, 'localization')?.dataset.number;
  return {
    type: optionOf(form, 'type')?.value ?? null,
    localization: number === undefined ? null : Number(number),
    month: optionOf(form, 'month')?.value ?? null,
  };
};

/** Whether the button speaks of what was found, or of everything. */
export const hasCriterion = ({ type, localization, month }: FinderCriteria): boolean =>
  searchButton({ typeChosen: type !== null, cityChosen: localization !== null, monthChosen: month !== null }).value ===
  'showFound';

/** Brings the types of a printed form to those of the calendar, in its order and words; what is chosen stays. */
export const showTypes = (form: HTMLFormElement, latest: readonly SearchType[]): void => {
  const field = form.elements.namedItem('type');
  if (!(field instanceof HTMLSelectElement) || latest.length === 0) return;
  const { value } = field;
  const [any, ...printed] = field.options;
  const options = latest.map(
    ({ id, name }) => printed.find((option) => option.value === id && option.text === name) ?? new Option(name, id),
  );
  const kept = printed.filter((option) => option.value === value && !latest.some(({ id }) => id === value));
  field.replaceChildren(...[any, ...options, ...kept].filter((option) => option !== undefined));
  field.value = value;
};
