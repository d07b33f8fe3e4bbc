import { useEffect, useState } from 'react';
import { findMatchingTowns, isNameOfTown, parseGazetteer, type Town } from '#domain/places/gazetteer.ts';
import { regions } from '#generated/data/regions.ts';
import { importWithRetry } from '../load-part.ts';
import { findCityByName } from './city-by-name.ts';

/** The gazetteer, loaded on first use; empty if it cannot be loaded. tests/domain/gazetteer.test.ts names its source. */
export const loadGazetteer = (): Promise<readonly Town[]> =>
  importWithRetry(() => import('./poland.csv?raw')).then(
    ({ default: text }) => parseGazetteer(text),
    () => [],
  );

/** `Brzeg, opolskie`: a place as the text of a field. */
export const townWithRegion = ({ name, region }: Town): string =>
  [name, regions.find(({ id }) => id === region)?.name.pl].filter((words) => words !== undefined).join(', ');

/** The place for a typed name: a place of exactly that name, else a city of the model in any grammatical case, else the likeliest place. */
export const findTownByName = async (typed: string): Promise<Town | null> => {
  const [likeliest] = findMatchingTowns(await loadGazetteer(), typed, 1);
  if (likeliest !== undefined && isNameOfTown(likeliest, typed)) return likeliest;
  return findCityByName(typed) ?? likeliest ?? null;
};

/** The place for a typed text; `unknown` after a search without a result. */
export const useTownByName = (typed: string | null): { readonly place: Town | null; readonly unknown: boolean } => {
  const [found, setFound] = useState<{ readonly typed: string; readonly place: Town | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (typed !== null)
      void findTownByName(typed).then((place) => {
        if (isWanted) setFound({ typed, place });
      });
    return () => {
      isWanted = false;
    };
  }, [typed]);
  const isThis = found !== null && found.typed === typed;
  return { place: isThis ? found.place : null, unknown: isThis && found.place === null };
};
