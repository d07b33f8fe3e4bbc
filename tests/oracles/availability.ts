/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  availabilityBadge: ['4.20'],
  termOffered: ['consumer-rights-12', 'consumer-rights-17'],
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

/** What is over is not offered. A sum that nobody names cannot be owed, and a place that is not there cannot be sold. */
export const termOffered = (term: {
  state: string;
  group: boolean;
  price: number | null;
  full: boolean;
  unpricedReserveList: boolean;
}): string => {
  if (term.state !== 'ahead') return 'nothing';
  if (term.group) return 'enquiry';
  const isPriced = typeof term.price === 'number';
  if (!term.full) return isPriced ? 'seat' : 'enquiry';
  return isPriced || term.unpricedReserveList ? 'reserveEntry' : 'enquiry';
};

/** The first so many until "Show all", provided the filter is visible and there are more. */
export const termsShown = (
  page: { total: number; filterVisible: boolean; showAll: boolean },
  { termsInitiallyShown = Number.NaN }: Record<string, number>,
): number => {
  const isCut = page.filterVisible && page.total > termsInitiallyShown && !page.showAll;
  return isCut ? termsInitiallyShown : page.total;
};
