import { eq } from 'drizzle-orm';
import { parseClassHours } from '#domain/dates/class-hours.ts';
import type { Transaction } from '../database/database.ts';
import { terms } from '../database/schema.ts';
import type { City } from '../terms/catalogue.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import type { UpstreamTerm } from '../terms/term-finder.ts';
import { lockTerm } from './lock.ts';

/** The start of a term of the upstream calendar; if `showHours` is set, with its hours as `from–to`, the same in both languages. */
export const upstreamTermStart = ({ term }: UpstreamTerm): Pick<StoredTerm, 'type' | 'dateStart' | 'hours'> => {
  const hours = term.showHours ? parseClassHours(term.hoursRendered) : null;
  const words = hours === null ? null : `${hours.from}–${hours.to}`;
  return { type: term.type, dateStart: term.dateStart, hours: words === null ? null : { pl: words, en: words } };
};

/** Stores a term of the upstream calendar by its latest answer, and locks it for this transaction. */
export async function storeAndLockUpstreamTerm(
  transaction: Transaction,
  upstream: UpstreamTerm,
  cities: readonly City[],
): Promise<StoredTerm> {
  const { term, client, fetchedAt } = upstream;
  const facts = {
    ...upstreamTermStart(upstream),
    client,
    city: cities.find(({ calendarId }) => calendarId === term.localization)?.id ?? term.city,
    demo: false,
    booked: true,
  };
  await transaction
    .insert(terms)
    .values({ id: term.id, ...facts, freePlaces: term.freePlaces })
    .onConflictDoNothing();
  const locked = await lockTerm(transaction, term.id);
  const stale = locked.upstreamFetchedAt !== null && locked.upstreamFetchedAt.getTime() > fetchedAt;
  const counted = {
    freePlaces: countUpstreamSeatsLeft(locked, term.freePlaces, stale),
    ...(stale ? {} : { upstreamPlaces: term.freePlaces, upstreamFetchedAt: new Date(fetchedAt) }),
  };
  const now = { ...facts, ...counted };
  await transaction.update(terms).set(now).where(eq(terms.id, term.id));
  return { ...locked, ...now };
}

type CountedTerm = Pick<StoredTerm, 'freePlaces' | 'upstreamPlaces' | 'upstreamFetchedAt'>;

/**
 * Seats of an upstream term that we may still sell. The number falls with every seat sold here, whether the upstream calendar knows of
 * that or not; it rises when the number of the calendar rises, and never exceeds that number. A stale answer, older than the last one
 * counted, can only lower it.
 */
export function countUpstreamSeatsLeft(
  { freePlaces, upstreamPlaces, upstreamFetchedAt }: CountedTerm,
  published: number | null,
  stale = false,
): number | null {
  if (published === null || upstreamFetchedAt === null || freePlaces === null || upstreamPlaces === null)
    return published;
  const freed = stale ? 0 : Math.max(0, published - upstreamPlaces);
  return Math.min(freePlaces + freed, published);
}
