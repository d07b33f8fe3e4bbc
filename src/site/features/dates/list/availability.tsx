import { type AvailabilityBadgeValue, availabilityBadge } from '#generated/rules/availability-badge.ts';
import { useMessages } from '../../../lib/texts-context.ts';

const badgeClasses: Readonly<Record<Exclude<AvailabilityBadgeValue, 'none'>, string>> = {
  reserveList: 'badge badge-full',
  onePlace: 'badge badge-free badge-last',
  fewPlaces: 'badge badge-free',
  severalPlaces: 'badge badge-free',
};

/** The badge of a term: the text of its class. Colour repeats the text; screen readers get the exact number of places. */
export const Availability = ({ free }: { readonly free: number | null }) => {
  const t = useMessages('terms');
  const badge = availabilityBadge({ freePlaces: free }).value;
  if (badge === 'none' || free === null) return null;
  const text = t[badge]({ count: free });
  return (
    <span className={badgeClasses[badge]}>
      {text}
      {badge !== 'reserveList' && !text.includes(String(free)) && <span className="visually-hidden"> ({free})</span>}
    </span>
  );
};
