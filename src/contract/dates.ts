import type { CityLink } from './places.ts';

/** Dates list of a calendar type. `city` is fixed by the route, or null where the filter chooses. */
export interface Dates {
  readonly type: string | null;
  readonly client: string;
  readonly city: string | null;
  readonly course: string;
  /** How the city is chosen: `param` cities navigate, `query` cities edit the query, `none` shows no filter. */
  readonly filter: 'param' | 'query' | 'none';
  readonly cities: readonly CityLink[];
  readonly allHref: string;
  /** Day offsets of one term from its first day; null where unknown. */
  readonly days: readonly number[] | null;
}
