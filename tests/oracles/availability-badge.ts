/** Specification section 4, term availability, read as a list of 'up to' steps. */
export const oracle = ({ freePlaces }: { freePlaces: number | null }): string => {
  const steps: [number, string][] = [
    [0, 'reserveList'],
    [1, 'onePlace'],
    [4, 'fewPlaces'],
    [10, 'severalPlaces'],
  ];
  if (freePlaces == null) return 'none';
  return steps.find(([upTo]) => freePlaces <= upTo)?.[1] ?? 'none';
};
