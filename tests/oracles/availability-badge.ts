/** What it is written from. */
export const source = ['4.20'];

/** Specification section 4, term availability, read as a list of 'up to' steps. */
export const oracle = ({ freePlaces }: { freePlaces: number | null }, set: Record<string, number>): string => {
  const steps: [number, string][] = [
    [0, 'reserveList'],
    [set.lastFreePlace ?? Number.NaN, 'onePlace'],
    [set.fewPlacesTo ?? Number.NaN, 'fewPlaces'],
    [set.lowAvailability ?? Number.NaN, 'severalPlaces'],
  ];
  if (freePlaces == null) return 'none';
  return steps.find(([upTo]) => freePlaces <= upTo)?.[1] ?? 'none';
};
