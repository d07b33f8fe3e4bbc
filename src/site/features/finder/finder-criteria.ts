import { searchButton } from '#generated/rules/search-button.ts';
import { type SearchType, searchableTypes } from './search-types.ts';

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

const typesOf = (form: HTMLFormElement): readonly HTMLOptionElement[] => {
  const field = form.elements.namedItem('type');
  return field instanceof HTMLSelectElement ? [...field.options].filter(({ value }) => value !== '') : [];
};

/** Brings the types of a printed form to the calendar's words, and takes out those that it does not know, unless one is chosen. */
export const showTypes = (form: HTMLFormElement, told: readonly SearchType[]): void => {
  const options = typesOf(form);
  const types = searchableTypes(
    options.map(({ value, text }) => ({ id: value, name: text })),
    told,
  );
  for (const option of options) {
    const type = types.find(({ id }) => id === option.value);
    if (type === undefined && !option.selected) option.remove();
    else if (type !== undefined && type.name !== option.text) option.text = type.name;
  }
};
