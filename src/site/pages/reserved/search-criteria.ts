import { isWantedTime, type WantedTime } from '#domain/dates/wanted-time.ts';
import { type AddressCity, type AddressCriteria, criteriaFromAddress } from '../../lib/calendar/address-criteria.ts';

/** The criteria of a search; null means any. */
export interface SearchCriteria extends Omit<AddressCriteria, 'month'> {
  readonly month: WantedTime | null;
  readonly type: string | null;
  readonly unknownType: boolean;
  /** A place outside the cities of the model, as typed or chosen: the nearest dates are first. */
  readonly place: string | null;
}

interface SearchChoices {
  readonly types: readonly { readonly id: string }[];
  readonly cities: readonly AddressCity[];
}

/** Reads the address; an unknown value counts as any. */
export const searchCriteriaFromQuery = (query: URLSearchParams, { types, cities }: SearchChoices): SearchCriteria => {
  const type = query.get('type') ?? '';
  const known = types.find(({ id }) => id === type)?.id ?? null;
  const asked = criteriaFromAddress(query, cities);
  const place = asked.city === null ? query.get('place')?.trim() || null : null;
  const month = query.get('month') ?? '';
  const time = isWantedTime(month) ? { month, unknownMonth: false } : {};
  return { ...asked, ...time, type: known, unknownType: type !== '' && known === null, place };
};

/** The query of the address after a choice. */
export const queryWithChoice = (query: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) next.set(name, value);
  return next;
};
