import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { dayOf, hasPlaces } from '../term.ts';

/** A term with places to take instead of a full one; `kilometres` is null for a term in the same city. */
export interface FreeTerm {
  readonly row: TermRow;
  readonly kilometres: number | null;
}

/** The term with places of the same course in a city, whose day is nearest to that of a full term; the earlier of two. */
export const closestFree = (full: TermRow, city: number, rows: readonly TermRow[]): TermRow | undefined => {
  const away = (row: TermRow): number => Math.abs(dayOf(row) - dayOf(full));
  return rows
    .filter((row) => row.city === city && row.type === full.type && hasPlaces(row))
    .toSorted((one, other) => away(one) - away(other))[0];
};

/**
 * Alternatives to a full term: the nearest in time in its city, and in the nearest city that has one. The nearest day is first; `rows` are the latest.
 */
export const freeAlternatives = (full: TermRow, rows: readonly TermRow[], props: DatesProps): readonly FreeTerm[] => {
  if (hasPlaces(full) || full.city === null) return [];
  const printed = [...props.elsewhere, ...(props.rows ?? [])];
  const closestIn = (city: number): TermRow | undefined =>
    closestFree(full, city, rows.some((row) => row.city === city) ? rows : printed);
  const nearest = (props.near[full.city] ?? []).find(([city]) => closestIn(city) !== undefined);
  const cities = [[full.city, null] as const, ...(nearest === undefined ? [] : [nearest])];
  return cities
    .map(([city, kilometres]) => ({ row: closestIn(city), kilometres }))
    .flatMap(({ row, kilometres }) => (row === undefined ? [] : [{ row, kilometres }]))
    .toSorted((one, other) => Math.abs(dayOf(one.row) - dayOf(full)) - Math.abs(dayOf(other.row) - dayOf(full)));
};
