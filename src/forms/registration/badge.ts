import { type AvailabilityBadgeValue, availabilityBadge } from '#generated/rules/availability-badge.ts';

/** The badge of a term, by its free places alone. */
export const badgeOf = (freePlaces: number | null): AvailabilityBadgeValue => availabilityBadge({ freePlaces }).value;

/** What a badge looks like. */
export const badgeClasses: Readonly<Record<Exclude<AvailabilityBadgeValue, 'none'>, string>> = {
  reserveList: 'badge badge-full',
  onePlace: 'badge badge-free badge-last',
  fewPlaces: 'badge badge-free',
  severalPlaces: 'badge badge-free',
};
