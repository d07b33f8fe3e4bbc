import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { type BadgeShownInput, badgeShown } from '#generated/rules/badge-shown.ts';
import { useTexts } from '../../../lib/texts-context.ts';

interface AvailabilityProps {
  readonly free: number | null;
  /** What can be ordered. */
  readonly sold: BadgeShownInput['sold'];
}

/** The badge of a date: by its free places, unless the kind of order decides. */
export const badgeOf = ({ free, sold }: AvailabilityProps) => {
  const { value: counted } = availabilityBadge({ freePlaces: free });
  const { value: shown } = badgeShown({ sold, full: counted === 'reserveList' });
  return shown === 'counted' ? counted : shown;
};

/** The badge of a term: the text of its class. Colour repeats the text; screen readers get the exact number of places. */
export const Availability = ({ free, sold }: AvailabilityProps) => {
  const t = useTexts('terms');
  const badge = badgeOf({ free, sold });
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
