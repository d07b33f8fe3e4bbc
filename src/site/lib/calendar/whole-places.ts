/** Free places as the rules count them: whole. The calendar may send a fraction, of which the whole places count; null where unknown. */
export const roundDownPlaces = (free: number | null): number | null => (free === null ? null : Math.floor(free));
