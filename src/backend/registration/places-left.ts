import type { StoredTerm } from '../calendar/find-terms.ts';

type CountedTerm = Pick<StoredTerm, 'freePlaces' | 'upstreamPlaces' | 'upstreamFetchedAt'>;

/**
 * Places of an upstream term that we may still give. Ours go down with every place that we give, whether the upstream
 * calendar knows of it or not, and up when its number goes up; they are never more than what it says. A stale answer,
 * given before the last one that was counted, can only lower them.
 */
export function placesLeft(
  { freePlaces, upstreamPlaces, upstreamFetchedAt }: CountedTerm,
  published: number | null,
  stale = false,
): number | null {
  if (published === null || upstreamFetchedAt === null || freePlaces === null || upstreamPlaces === null)
    return published;
  const freed = stale ? 0 : Math.max(0, published - upstreamPlaces);
  return Math.min(freePlaces + freed, published);
}
