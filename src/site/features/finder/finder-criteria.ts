import { calendarCityNumbers } from '../../lib/city-numbers.ts';

/** What the visitor asks for; null means any. The city is the calendar's number. */
export interface FinderCriteria {
  readonly type: string | null;
  readonly localization: number | null;
  readonly month: string | null;
}

export const anyCourse: FinderCriteria = { type: null, localization: null, month: null };

const chosen = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};

export const criteriaOfForm = (form: FormData): FinderCriteria => {
  const city = chosen(form, 'localization');
  return {
    type: chosen(form, 'type'),
    localization: city === null ? null : (calendarCityNumbers[city] ?? null),
    month: chosen(form, 'month'),
  };
};

export const hasCriteria = (criteria: FinderCriteria): boolean =>
  criteria.type !== null || criteria.localization !== null || criteria.month !== null;
