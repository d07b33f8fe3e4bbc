/** What it is written from. */
export const source = ['C23'];

/** Two people need their places; an unknown number is no obstacle. */
export const oracle = (
  { freePlaces, pair }: { freePlaces: number | null; pair: boolean },
  { pairPlaces = Number.NaN }: Record<string, number>,
): string | undefined => {
  const free = freePlaces ?? Number.POSITIVE_INFINITY;
  if (free < 1) return 'reserveList';
  if (!pair || free >= pairPlaces) return 'bookable';
  return free === 1 ? 'onePlaceForTwo' : undefined;
};
