import type { City } from '#model/schema/places.ts';
import { literal } from '../../print/literal.ts';
import { printModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** Ids that cities had in addresses, each with the one of today; an id that a city has now is its own. */
const formerIds = (cities: readonly Pick<City, 'id' | 'formerIds'>[]): readonly (readonly [string, string])[] => {
  const today = new Set(cities.map(({ id }) => id));
  return cities.flatMap(({ id, formerIds: former = [] }) =>
    former.flatMap((one) => (today.has(one) ? [] : [[one, id] as const])),
  );
};

/** So that an address that was kept with a former id still chooses its city. */
export const emitFormerCities = (cities: readonly Pick<City, 'id' | 'formerIds'>[]): GeneratedFile => ({
  path: 'data/former-cities.ts',
  text: printModule({
    about: 'Ids that cities had in addresses before, with those of today.',
    statements: [
      {
        kind: 'const',
        name: 'formerCityIds',
        type: 'ReadonlyMap<string, string>',
        value: `new Map<string, string>(${literal(formerIds(cities))})`,
      },
    ],
  }),
});
