import { type RefObject, useEffect, useState } from 'react';
import { findMatchingTowns, findNearestTown, type Town } from '#domain/places/gazetteer.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { loadGazetteer } from '../../lib/places/find-place.ts';

/** Milliseconds to wait for a position, and the greatest age of a cached one. */
const locating: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** The position of the device, if it was requested. */
export type Locating = 'idle' | 'asked' | 'refused';

/** The places that match the typed text, and the visitor's position. The gazetteer is loaded with the first focus. */
export const useTownSuggestions = (input: RefObject<HTMLInputElement | null>, onChoose: (place: Town) => void) => {
  const [places, setPlaces] = useState<readonly Town[]>([]);
  const [typed, setTyped] = useState('');
  const [locatingState, setLocating] = useState<Locating>('idle');
  const load = async (): Promise<readonly Town[]> => {
    if (places.length > 0) return places;
    const loaded = await loadGazetteer();
    setPlaces(loaded);
    return loaded;
  };
  /** Text typed before hydration counts. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    if (input.current !== document.activeElement) return;
    setTyped(input.current?.value ?? '');
    void load();
  }, []);
  const locate = (): void => {
    setLocating('asked');
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude, longitude } }) => {
        const place = findNearestTown(await load(), { latitude, longitude });
        setLocating(place === undefined ? 'refused' : 'idle');
        if (place !== undefined) onChoose(place);
      },
      () => setLocating('refused'),
      locating,
    );
  };
  return {
    typed,
    setTyped,
    load,
    locate,
    locating: locatingState,
    likely: findMatchingTowns(places, typed, parameters.placeSuggestions),
    known: places.length > 0,
  };
};
