import type { CityLink } from '#domain/pages/places.ts';

/** A name of two words breaks after the first, so that it covers no neighbour. */
const NameInLines = ({ name }: { readonly name: string }) => {
  const [first, ...others] = name.split(' ');
  return (
    <span>
      {first}
      {others.length > 0 && <br />}
      {others.join(' ')}
    </span>
  );
};

/** A city on the map. The list beside the map is the version for keyboard and screen reader. */
export const CityPoint = ({ city }: { readonly city: CityLink }) => (
  <a className={`map-point at-${city.id}`} href={city.href} tabIndex={-1}>
    <NameInLines name={city.name} />
  </a>
);
