import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';

/** How one learns the address of the classes, as long as that of a city is not known. */
export const VenueNote = ({ props: { cities, phone, phoneHref } }: { readonly props: DatesProps }) => {
  const t = useTexts('terms');
  if (cities.length > 0 && cities.every(({ venue }) => venue !== undefined)) return null;
  return (
    <p className="note venue-note">
      {t.venueUnknown()} <a href={phoneHref}>{phone}</a>
    </p>
  );
};
