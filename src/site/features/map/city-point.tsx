import type { CityLink } from '#domain/pages/places.ts';

/** A city on the map; a name of two words breaks after the first (C87). The list beside the map is the version for keyboard and screen reader. */
export const CityPoint = ({ city }: { readonly city: CityLink }) => {
  const label = city.name.replace(' ', '\n');
  return (
    <a className={`map-point at-${city.id}`} href={city.href} tabIndex={-1}>
      <span>{label}</span>
    </a>
  );
};
