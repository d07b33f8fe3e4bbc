import { isTermInMonth } from '#domain/dates/in-month.ts';
import { cityFilter } from '#generated/rules/city-filter.ts';
import { type AddressCriteria, criteriaFromAddress, normaliseQuery } from '../../lib/calendar/address-criteria.ts';
import type { DatesProps } from './dates-props.ts';
import type { TermRow } from './term.ts';

/** What the list shows: `city` is a slug. */
export type DatesCriteria = AddressCriteria;

/** Reads `localization` and `month` of the address; the route's own city wins. */
export const datesCriteriaFromQuery = (props: DatesProps, search: string): DatesCriteria => {
  const requested = criteriaFromAddress(new URLSearchParams(search), props.filter === 'none' ? [] : props.cities);
  if (props.city === null && props.filter !== 'none') return requested;
  return { ...requested, city: props.city, cityNumber: props.cityNumber, unknownCity: false };
};

const queryText = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query}`);

/** The query with the slug of its city where it contains a number. */
export const replaceCityNumberBySlug = ({ cities }: DatesProps, search: string): string => {
  const query = new URLSearchParams(search);
  const tidy = normaliseQuery(query, cities);
  return `${tidy}` === `${query}` ? search : queryText(tidy);
};

/** The query after a choice, with every other parameter kept; null where the choice opens another page. */
export const queryAfterCityChoice = (
  filter: DatesProps['filter'],
  search: string,
  city: string | null,
): string | null => {
  const { value } = cityFilter({ cityIn: filter, cityChosen: city !== null });
  if (value === 'openCityPage' || value === 'openTypePage') return null;
  const query = new URLSearchParams(search);
  if (value === 'setQuery') query.set('localization', city ?? '');
  else if (value === 'removeQuery') query.delete('localization');
  return queryText(query);
};

/** The link of a choice: its own query, with every other parameter of the address. */
export const linkKeepingQuery = (href: string, search: string): string => {
  const [path = '', ownQuery] = href.split('?');
  const query = new URLSearchParams(search);
  query.delete('localization');
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  return `${path}${queryText(query)}`;
};

/** The loaded rows that fit the criteria; the list shows them while it waits for the calendar. */
export const filterTermRows = (
  rows: readonly TermRow[],
  { cityNumber, month }: Pick<DatesCriteria, 'cityNumber' | 'month'>,
  days: DatesProps['days'],
): readonly TermRow[] =>
  rows.filter(
    (row) =>
      (cityNumber === null || row.city === cityNumber) &&
      (month === null || isTermInMonth(row.start, days[row.type] ?? null, month)),
  );

/** Choice in a list of several courses: a calendar type and a month `YYYY-MM`; null means any. */
export interface ListChoice {
  readonly type: string | null;
  readonly month: string | null;
}

/** The type in the address; null where the list has only one or does not have it. */
export const typeChosenInAddress = (types: readonly string[], search: string): string | null => {
  const type = new URLSearchParams(search).get('type');
  return types.length > 1 && type !== null && types.includes(type) ? type : null;
};

export const filterRowsByType = (rows: readonly TermRow[] | null, type: string | null): readonly TermRow[] | null =>
  rows === null || type === null ? rows : rows.filter((row) => row.type === type);
