import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { dayOf, hasPlaces } from '../term.ts';

/** A term with places to take instead of a full one; `kilometres` is null for a term in the same city. */
export interface FreeTerm {
  readonly row: TermRow;
  readonly kilometres: number | null;
}

/** The terms with places of the same course. */
const instead = (full: TermRow, rows: readonly TermRow[]): readonly TermRow[] =>
  rows.filter((row) => row.type === full.type && hasPlaces(row));

/** The term with places of the same course in a city, whose day is nearest to that of a full term; the earlier of two. */
export const closestFree = (full: TermRow, city: number, rows: readonly TermRow[]): TermRow | undefined => {
  const away = (row: TermRow): number => Math.abs(dayOf(row) - dayOf(full));
  return instead(
    full,
    rows.filter((row) => row.city === city),
  ).toSorted((one, other) => away(one) - away(other))[0];
};

/**
 * Alternatives to a full term: the nearest in time in its city, and in the nearest city that has one. The nearest day is first; `rows` are the latest.
 */
export const freeAlternatives = (full: TermRow, rows: readonly TermRow[], props: DatesProps): readonly FreeTerm[] => {
  if (hasPlaces(full) || full.city === null) return [];
  const listed = new Set(rows.map(({ city }) => city));
  const latest = instead(full, rows);
  const printed = instead(full, [...props.elsewhere, ...(props.rows ?? [])]);
  const closestIn = (city: number): TermRow | undefined => closestFree(full, city, listed.has(city) ? latest : printed);
  const nearest = (props.near[full.city] ?? []).find(([city]) => closestIn(city) !== undefined);
  const cities = [[full.city, null] as const, ...(nearest === undefined ? [] : [nearest])];
  return cities
    .map(([city, kilometres]) => ({ row: closestIn(city), kilometres }))
    .flatMap(({ row, kilometres }) => (row === undefined ? [] : [{ row, kilometres }]))
    .toSorted((one, other) => Math.abs(dayOf(one.row) - dayOf(full)) - Math.abs(dayOf(other.row) - dayOf(full)));
};
