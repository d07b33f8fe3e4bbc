import { type Place, readGazetteer } from '#domain/places/gazetteer.ts';
import { regions } from '#generated/data/regions.ts';
import { loadPart } from '../load-part.ts';

const regionIds: readonly string[] = regions.map(({ id }) => id);

/** The gazetteer, fetched when somebody wants to name a place; empty where it does not arrive. */
export const loadPlaces = (): Promise<readonly Place[]> =>
  loadPart(() => import('./gazetteer-rows.ts')).then(
    ({ gazetteerRows }) => readGazetteer(gazetteerRows, regionIds),
    () => [],
  );

/** `Brzeg, opolskie`: a place as it is written into a field, and read from there again. */
export const placeLabel = ({ name, region }: Place): string =>
  [name, regions.find(({ id }) => id === region)?.name.pl].filter((words) => words !== undefined).join(', ');
