import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { useTexts } from '../../../lib/texts-context.ts';

/** The badge of a term; colour repeats what its words say, and who hears “several places” hears how many. */
export const Availability = ({ free }: { readonly free: number | null }) => {
  const t = useTexts('terms');
  const { value } = availabilityBadge({ freePlaces: free });
  if (value === 'none' || free === null) return null;
  if (value === 'reserveList') return <span className="badge badge-full">{t.reserveList()}</span>;
  if (value === 'onePlace') return <span className="badge badge-free badge-last">{t.onePlace()}</span>;
  if (value === 'fewPlaces') return <span className="badge badge-free">{t.fewPlaces({ count: free })}</span>;
  return (
    <span className="badge badge-free">
      {t.severalPlaces()}
      <span className="visually-hidden">: {free}</span>
    </span>
  );
};
