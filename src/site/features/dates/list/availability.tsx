import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { useTexts } from '../../../lib/texts-context.ts';

/** The badge of a term; colour repeats what its words say. */
export const Availability = ({ free }: { readonly free: number | null }) => {
  const t = useTexts('terms');
  const { value } = availabilityBadge({ freePlaces: free });
  if (value === 'none' || free === null) return null;
  if (value === 'reserveList') return <span className="badge badge-full">{t.reserveList()}</span>;
  if (value === 'onePlace') return <span className="badge badge-free">{t.onePlace()}</span>;
  const words = value === 'fewPlaces' ? t.fewPlaces({ count: free }) : t.severalPlaces();
  return <span className="badge badge-free">{words}</span>;
};
