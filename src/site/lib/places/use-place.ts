import { useEffect, useState } from 'react';
import type { Place } from '#domain/places/gazetteer.ts';
import { findPlace } from './find-place.ts';

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
