/** What it is written from. */
export const source = ['C23'];

/** Two people need two places; an unknown number is no obstacle. */
export const oracle = ({ freePlaces, pair }: { freePlaces: number | null; pair: boolean }): string => {
  const free = freePlaces ?? Number.POSITIVE_INFINITY;
  if (free < 1) return 'reserveList';
  return free < (pair ? 2 : 1) ? 'onePlaceForTwo' : 'bookable';
};
