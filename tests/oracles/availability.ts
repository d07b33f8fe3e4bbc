/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  availabilityBadge: ['4.20'],
  badgeShown: ['C208', 'C209'],
  termsShown: ['4.22', '4.23'],
};

/** Specification section 4, term availability, read as a list of classes; between two of them there is no class. */
export const availabilityBadge = (
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

/** Who cannot take a single place sees no number of them, only that none is left; who enquires sees the number while there is one. */
export const badgeShown = ({ sold, full }: { sold: string; full: boolean }): string => {
  if (sold === 'place') return 'counted';
  if (full) return 'full';
  return sold === 'group' ? 'none' : 'counted';
};

/** The first so many until "Show all", provided the filter is visible and there are more. */
export const termsShown = (
  page: { total: number; filterVisible: boolean; showAll: boolean },
  { termsInitiallyShown = Number.NaN }: Record<string, number>,
): number => {
  const isCut = page.filterVisible && page.total > termsInitiallyShown && !page.showAll;
  return isCut ? termsInitiallyShown : page.total;
};
