import type { NearCity } from '#domain/pages/places.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { LinkGrid } from '../../ui/text/link-grid.tsx';

/** The nearest cities with the same course and how far they are. */
export const NearestCities = ({ cities }: { readonly cities: readonly NearCity[] }) => {
  const common = useTexts('common');
  return (
    <LinkGrid
      links={cities.map((city) => ({ ...city, note: common.kilometres({ distance: String(city.kilometres) }) }))}
    />
  );
};
