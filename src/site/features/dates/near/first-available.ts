import type { TermRow } from '../term.ts';

/** Places are free, or nobody has said how many there are. */
export const hasPlaces = ({ free }: TermRow): boolean => free === null || free > 0;

/** The first of the rows that has places; rows come in the order of time. */
export const firstAvailable = (rows: readonly TermRow[]): TermRow | undefined => rows.find(hasPlaces);
