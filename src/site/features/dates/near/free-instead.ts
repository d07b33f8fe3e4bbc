import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { hasPlaces, soonestFree } from './soonest-free.ts';

/** A term with places to take instead of a full one; `kilometres` is null for a term in the same city. */
export interface FreeTerm {
  readonly row: TermRow;
  readonly kilometres: number | null;
}

/** For a full term: the next with places in its city, and the next in the nearest city that has any. `rows` are the newest known. */
export const freeInstead = (full: TermRow, rows: readonly TermRow[], props: DatesProps): readonly FreeTerm[] => {
  if (hasPlaces(full) || full.city === null) return [];
  const printed = [...props.elsewhere, ...(props.rows ?? [])];
  const soonestIn = (city: number): TermRow | undefined => {
    const newest = rows.some((row) => row.city === city) ? rows : printed;
    return soonestFree(newest.filter((row) => row.city === city && row.type === full.type));
  };
  const near = (props.near[full.city] ?? []).map(([city, kilometres]) => ({ row: soonestIn(city), kilometres }));
  return [
    { row: soonestIn(full.city), kilometres: null },
    ...near.filter(({ row }) => row !== undefined).slice(0, 1),
  ].flatMap(({ row, kilometres }) => (row === undefined ? [] : [{ row, kilometres }]));
};
