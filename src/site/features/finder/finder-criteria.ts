/** What the visitor asks for; null means any. The city is the calendar's number. */
export interface FinderCriteria {
  readonly type: string | null;
  readonly localization: number | null;
  readonly month: string | null;
}

export const anyCourse: FinderCriteria = { type: null, localization: null, month: null };

const optionOf = (form: HTMLFormElement, name: string): HTMLOptionElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement && field.value !== '' ? field.selectedOptions[0] : undefined;
};

export const criteriaOfForm = (form: HTMLFormElement): FinderCriteria => {
  const number = optionOf(form, 'localization')?.dataset.number;
  return {
    type: optionOf(form, 'type')?.value ?? null,
    localization: number === undefined ? null : Number(number),
    month: optionOf(form, 'month')?.value ?? null,
  };
};

export const hasCriteria = (criteria: FinderCriteria): boolean =>
  criteria.type !== null || criteria.localization !== null || criteria.month !== null;
