import { useRef } from 'react';
import { cities } from '#generated/data/cities.ts';
import { findCityOfTown } from '../../lib/places/city-by-name.ts';
import { findTownByName } from '../../lib/places/find-place.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { PlaceField } from '../../ui/place/place-field.tsx';

export interface PlaceFinderProps {
  /** Slug of the city that the address names. */
  readonly city?: string | null;
  /** The place that the address names, where it is no city of ours. */
  readonly place?: string | null;
}

/** The field for a place: a city of ours also fills in its slug, any other place stays as text. */
export const Component = ({ city = null, place = null }: PlaceFinderProps) => {
  const t = useMessages('finder');
  const locale = useLocale();
  const slug = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const known = cities.find(({ id }) => id === city);
  const set = (id: string): void => {
    if (slug.current === null || slug.current.value === id) return;
    slug.current.value = id;
    slug.current.dispatchEvent(new Event('change', { bubbles: true }));
  };
  /** Resolves the text as the search page does, so that the button counts what that page shows. */
  const resolve = async (text: string): Promise<void> => {
    typed.current = text;
    const town = await findTownByName(text);
    if (typed.current === text) set(town === null ? '' : (findCityOfTown(town)?.id ?? ''));
  };
  return (
    <>
      <input ref={slug} type="hidden" name="localization" defaultValue={city ?? ''} />
      <PlaceField
        value={(known === undefined ? place : locale === 'pl' ? known.name : known.nameEn) ?? undefined}
        words={{ label: t.city(), empty: t.anyCity() }}
        offersCities
        onChoose={(chosen) => {
          typed.current = chosen.name;
          set(findCityOfTown(chosen)?.id ?? '');
        }}
        onType={(text) => void resolve(text)}
      />
    </>
  );
};
