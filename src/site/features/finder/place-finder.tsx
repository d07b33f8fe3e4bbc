import { useRef } from 'react';
import { normaliseForComparison } from '#domain/texts/plain-letters.ts';
import { cities } from '#generated/data/cities.ts';
import { findCityOfTown } from '../../lib/places/city-by-name.ts';
import { townWithRegion } from '../../lib/places/find-place.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { PlaceField } from '../../ui/place/place-field.tsx';

export interface PlaceFinderProps {
  /** Slug of the city that the address names. */
  readonly city?: string | null;
  /** The place that the address names, where it is no city of ours. */
  readonly place?: string | null;
}

/** The city whose whole name was typed, with or without Polish letters, or whose suggestion was taken. */
const cityTyped = (typed: string): string => {
  const wanted = normaliseForComparison(typed);
  const named = cities.find((city) =>
    [city.name, city.nameEn, townWithRegion(city)].some((form) => normaliseForComparison(form) === wanted),
  );
  return named?.id ?? '';
};

/** The field for a place: a city of ours also fills in its slug, any other place stays as text. */
export const Component = ({ city = null, place = null }: PlaceFinderProps) => {
  const t = useMessages('finder');
  const locale = useLocale();
  const slug = useRef<HTMLInputElement>(null);
  const known = cities.find(({ id }) => id === city);
  const set = (id: string): void => {
    if (slug.current === null || slug.current.value === id) return;
    slug.current.value = id;
    slug.current.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <>
      <input ref={slug} type="hidden" name="localization" defaultValue={city ?? ''} />
      <PlaceField
        value={(known === undefined ? place : locale === 'pl' ? known.name : known.nameEn) ?? undefined}
        words={{ label: t.city(), empty: t.anyCity() }}
        offersCities
        onChoose={(chosen) => set(findCityOfTown(chosen)?.id ?? '')}
        onType={() => set('')}
        onLeave={(typed) => set(cityTyped(typed))}
      />
    </>
  );
};
