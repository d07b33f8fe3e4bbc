import { cityFilter } from '#generated/rules/city-filter.ts';
import type { DatesProps } from './dates-props.ts';
import { monthOfRow } from './list/month-groups.ts';
import type { TermRow } from './term.ts';

/** What the list shows: `city` is a slug, `unknownCity` tells that the address named a city that does not exist. */
export interface DatesCriteria {
  readonly city: string | null;
  readonly cityNumber: number | null;
  readonly month: string | null;
  readonly unknownCity: boolean;
}

const isMonth = (text: string): boolean => /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** Reads `localization` and `month` of the address; the route's own city wins. */
export const criteriaOf = (props: DatesProps, search: string): DatesCriteria => {
  const query = new URLSearchParams(search);
  const wanted = props.filter === 'query' ? query.get('localization') : null;
  const known = wanted === null ? undefined : props.cities.find((city) => city.id === wanted);
  const month = query.get('month');
  return {
    city: known?.id ?? props.city,
    cityNumber: known?.number ?? props.cityNumber,
    month: month !== null && isMonth(month) ? month : null,
    unknownCity: wanted !== null && wanted !== '' && known === undefined,
  };
};

/** The query of the address after a choice, every other parameter kept; null where the choice is another page. */
export const searchOf = (filter: DatesProps['filter'], search: string, city: string | null): string | null => {
  const { value } = cityFilter({ cityIn: filter, cityChosen: city !== null });
  if (value === 'openCityPage' || value === 'openTypePage') return null;
  const query = new URLSearchParams(search);
  if (value === 'setQuery') query.set('localization', city ?? '');
  else if (value === 'removeQuery') query.delete('localization');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** The rows that fit, shown from what is already loaded while the calendar is asked. */
export const fittingRows = (rows: readonly TermRow[], { cityNumber, month }: DatesCriteria): readonly TermRow[] =>
  rows.filter(
    (row) => (cityNumber === null || row.city === cityNumber) && (month === null || monthOfRow(row) === month),
  );
