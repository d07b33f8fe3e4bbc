/** What it is written from. */
export const source = ['4.20'];

/** Specification section 4, term availability, read as a list of classes; between two of them there is no class. */
export const oracle = (
  { freePlaces }: { freePlaces: number | null },
  set: Record<string, number>,
): string | undefined => {
  const { lastFreePlace = 0, fewPlacesFrom = 0, fewPlacesTo = 0, severalPlacesFrom = 0, lowAvailability = 0 } = set;
  const classes: [number, number, string][] = [
    [Number.NEGATIVE_INFINITY, 0, 'reserveList'],
    [lastFreePlace, lastFreePlace, 'onePlace'],
    [fewPlacesFrom, fewPlacesTo, 'fewPlaces'],
    [severalPlacesFrom, lowAvailability, 'severalPlaces'],
    [lowAvailability + 1, Number.POSITIVE_INFINITY, 'none'],
  ];
  if (freePlaces == null) return 'none';
  return classes.find(([from, to]) => freePlaces >= from && freePlaces <= to)?.[2];
};
