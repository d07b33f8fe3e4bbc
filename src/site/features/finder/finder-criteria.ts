import { searchButton } from '#generated/rules/search-button.ts';

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
