import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { type BadgeShownInput, badgeShown } from '#generated/rules/badge-shown.ts';
import { useTexts } from '../../../lib/texts-context.ts';

interface AvailabilityProps {
  readonly free: number | null;
  /** What can be ordered. */
  readonly sold: BadgeShownInput['sold'];
  /** Whether its course keeps a reserve list without a price. */
  readonly unpricedReserveList: boolean;
}

/** The badge of a date: by its free places, unless the kind of order decides. */
export const badgeOf = ({ free, sold, unpricedReserveList }: AvailabilityProps) => {
  const { value: counted } = availabilityBadge({ freePlaces: free });
  const { value: shown } = badgeShown({ sold, full: counted === 'reserveList', unpricedReserveList });
  return shown === 'counted' ? counted : shown;
};

/** The badge of a term: the text of its class. Colour repeats the text; screen readers get the exact number of places. */
export const Availability = (props: AvailabilityProps) => {
  const { free } = props;
  const t = useTexts('terms');
  const badge = badgeOf(props);
  if (badge === 'none' || free === null) return null;
  const text = t[badge]({ count: free });
  if (badge === 'full' || badge === 'reserveList') return <span className="badge badge-full">{text}</span>;
  return (
    <span className={badge === 'onePlace' ? 'badge badge-free badge-last' : 'badge badge-free'}>
      {text}
      {!text.includes(String(free)) && <span className="visually-hidden">: {free}</span>}
    </span>
  );
};
