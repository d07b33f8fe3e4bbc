import { isNamed, type Place, placesLike } from '#domain/places/gazetteer.ts';
import { cityNamed } from './city-by-name.ts';
import { loadPlaces } from './load-places.ts';

/** The place that somebody means who typed a name: exactly that name, else a city of ours in any form of its name, else the likeliest. */
export const findPlace = async (typed: string): Promise<Place | null> => {
  const [likeliest] = placesLike(await loadPlaces(), typed, 1);
  if (likeliest !== undefined && isNamed(likeliest, typed)) return likeliest;
  return cityNamed(typed) ?? likeliest ?? null;
};
