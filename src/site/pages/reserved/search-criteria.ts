import { type AddressCity, type AddressCriteria, addressCriteria } from '../../lib/calendar/address-criteria.ts';

/** The criteria of a search; null means any. */
export interface SearchCriteria extends AddressCriteria {
  readonly type: string | null;
  readonly unknownType: boolean;
  /** A place outside the cities of the model, as typed or chosen: the nearest dates come first. */
  readonly place: string | null;
}

interface SearchChoices {
  readonly types: readonly { readonly id: string }[];
  readonly cities: readonly AddressCity[];
}

const monthsAhead = 12;
const monthLength = 7;

/** Reads the address; an unknown value counts as any. */
export const searchCriteria = (query: URLSearchParams, { types, cities }: SearchChoices): SearchCriteria => {
  const type = query.get('type') ?? '';
  const known = types.find(({ id }) => id === type)?.id ?? null;
  const asked = addressCriteria(query, cities);
  const place = asked.city === null ? query.get('place')?.trim() || null : null;
  return { ...asked, type: known, unknownType: type !== '' && known === null, place };
};

/** The query of the address after a choice. */
export const withChoice = (query: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) next.set(name, value);
  return next;
};

/** This month, those after it, and the chosen month, `YYYY-MM`. */
export const searchMonths = (today: string, asked: string | null): readonly string[] => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, monthLength)) - 1;
  const months = Array.from({ length: monthsAhead }, (_, at) => {
    const number = String(((month + at) % 12) + 1).padStart(2, '0');
    return `${year + Math.floor((month + at) / 12)}-${number}`;
  });
  return [...new Set([...months, ...(asked === null ? [] : [asked])])].toSorted();
};
