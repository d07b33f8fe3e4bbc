import { cities } from '#generated/data/cities.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';

/** The address of the classes; as long as that of a city is not known, who tells it. */
export const Venue = ({ state: { term } }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const terms = useTexts('terms');
  const street = cities.find(({ calendarId }) => calendarId === term.localization)?.venue ?? null;
  if (street !== null) return <li>{t.venue({ address: `${street}, ${term.city}` })}</li>;
  return (
    <li>
      {terms.venueUnknown()} <PhoneLink />
    </li>
  );
};
