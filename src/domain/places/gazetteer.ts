import { normaliseForComparison } from '../texts/plain-letters.ts';
import { greatCircleDistance, type Position } from './great-circle.ts';

/** A town or village; its voivodeship, by id, distinguishes it from others of its name. */
export interface Town extends Position {
  readonly name: string;
  readonly region: string;
}

/** Reads lines such as `Płock,mazowieckie,52.55,19.71`: name, voivodeship, latitude and longitude in degrees. */
export const parseGazetteer = (text: string): readonly Town[] =>
  text.split('\n').flatMap((line) => {
    const [name = '', region = '', latitude, longitude] = line.split(',');
    return name === '' ? [] : [{ name, region, latitude: Number(latitude), longitude: Number(longitude) }];
  });

/** Fewer letters would match too many places. */
const shortestBeginning = 2;

/**
 * How well a place matches a typed text: 0 for its whole name, 1 for the beginning of its name, 2 for the beginning of a later word, null
 * for no match.
 */
const fitOf = ({ name, region }: Town, wanted: string): number | null => {
  const plain = normaliseForComparison(name);
  const whole = `${plain} ${normaliseForComparison(region)}`;
  if (plain === wanted || whole === wanted) return 0;
  if (whole.startsWith(wanted)) return 1;
  return plain.includes(` ${wanted}`) ? 2 : null;
};

/** Places that match a typed text, the likeliest first; equal ones in the order of the list, larger before smaller. */
export const findMatchingTowns = (places: readonly Town[], typed: string, limit: number): readonly Town[] => {
  const wanted = normaliseForComparison(typed);
  if (wanted.length < shortestBeginning) return [];
  return places
    .flatMap((place) => {
      const fit = fitOf(place, wanted);
      return fit === null ? [] : [{ place, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .slice(0, limit)
    .map(({ place }) => place);
};

/** Whether a place has exactly this name, with or without its voivodeship. */
export const isNameOfTown = (place: Town, typed: string): boolean => fitOf(place, normaliseForComparison(typed)) === 0;

/** The place nearest to a position. */
export const findNearestTown = (places: readonly Town[], position: Position): Town | undefined =>
  places
    .map((place) => ({ place, kilometres: greatCircleDistance(position, place) }))
    .reduce<{ readonly place: Town; readonly kilometres: number } | undefined>(
      (best, next) => (best === undefined || next.kilometres < best.kilometres ? next : best),
      undefined,
    )?.place;

/** A Polish postal code, with or without its dash; we know of no open list of them. */
export const isPostalCode = (typed: string): boolean => /^\s*[0-9]{2}[- ]?[0-9]{3}\s*$/.test(typed);
