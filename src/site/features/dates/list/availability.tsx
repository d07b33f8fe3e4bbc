import { badgeClasses, badgeOf } from '#forms/registration/badge.ts';
import { useTexts } from '../../../lib/texts-context.ts';

/** The badge of a term: the text of its class. Colour repeats the text; screen readers get the exact number of places. */
export const Availability = ({ free }: { readonly free: number | null }) => {
  const t = useTexts('terms');
  const badge = badgeOf(free);
  if (badge === 'none' || free === null) return null;
  const text = t[badge]({ count: free });
  return (
    <span className={badgeClasses[badge]}>
      {text}
      {badge !== 'reserveList' && !text.includes(String(free)) && <span className="visually-hidden">: {free}</span>}
    </span>
  );
};
