import { useEffect, useState } from 'react';
import { isNamed, type Place, placesLike, readGazetteer } from '#domain/places/gazetteer.ts';
import { regions } from '#generated/data/regions.ts';
import { loadPart } from '../load-part.ts';
import { cityNamed } from './city-by-name.ts';

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

/** The place that somebody means who typed a name: exactly that name, else a city of ours in any form of its name, else the likeliest. */
export const findPlace = async (typed: string): Promise<Place | null> => {
  const [likeliest] = placesLike(await loadPlaces(), typed, 1);
  if (likeliest !== undefined && isNamed(likeliest, typed)) return likeliest;
  return cityNamed(typed) ?? likeliest ?? null;
};

/** The place that a text names; `unknown` once nobody knows such a place. */
export const usePlace = (typed: string | null): { readonly place: Place | null; readonly unknown: boolean } => {
  const [found, setFound] = useState<{ readonly typed: string; readonly place: Place | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (typed !== null)
      void findPlace(typed).then((place) => {
        if (isWanted) setFound({ typed, place });
      });
    return () => {
      isWanted = false;
    };
  }, [typed]);
  const isThis = found !== null && found.typed === typed;
  return { place: isThis ? found.place : null, unknown: isThis && found.place === null };
};
