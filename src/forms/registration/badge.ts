import { type AvailabilityBadgeValue, availabilityBadge } from '#generated/rules/availability-badge.ts';
import { type BadgeShownInput, type BadgeShownValue, badgeShown } from '#generated/rules/badge-shown.ts';

export interface BadgeInput {
  readonly free: number | null;
  /** What can be ordered. */
  readonly sold: BadgeShownInput['sold'];
  /** Whether its course keeps a reserve list without a price. */
  readonly unpricedReserveList: boolean;
}

type Badge = AvailabilityBadgeValue | Exclude<BadgeShownValue, 'counted'>;

/** The badge of a date: by its free places, unless the kind of order decides. */
export const badgeOf = ({ free, sold, unpricedReserveList }: BadgeInput): Badge => {
  const { value: counted } = availabilityBadge({ freePlaces: free });
  const { value: shown } = badgeShown({ sold, full: counted === 'reserveList', unpricedReserveList });
  return shown === 'counted' ? counted : shown;
};

/** What a badge looks like, in the page and where there is no script. */
export const badgeClasses: Readonly<Record<Exclude<Badge, 'none'>, string>> = {
  full: 'badge badge-full',
  reserveList: 'badge badge-full',
  onePlace: 'badge badge-free badge-last',
  fewPlaces: 'badge badge-free',
  severalPlaces: 'badge badge-free',
};
