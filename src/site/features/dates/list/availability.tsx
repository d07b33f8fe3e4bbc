import { type BadgeInput, badgeClasses, badgeOf } from '#forms/registration/badge.ts';
import { useTexts } from '../../../lib/texts-context.ts';

/** The badge of a term: the text of its class. Colour repeats the text; screen readers get the exact number of places. */
export const Availability = (props: BadgeInput) => {
  const { free } = props;
  const t = useTexts('terms');
  const badge = badgeOf(props);
  if (badge === 'none' || free === null) return null;
  const text = t[badge]({ count: free });
  const isFull = badge === 'full' || badge === 'reserveList';
  return (
    <span className={badgeClasses[badge]}>
      {text}
      {!isFull && !text.includes(String(free)) && <span className="visually-hidden">: {free}</span>}
    </span>
  );
};
