import type { CityFacts } from '#domain/pages/places.ts';
import { CityPoint } from './poland-map.tsx';

/** Where a city lies, with the nearest others as links; their list at the end of the page is for keyboard and screen reader. */
export const CityMap = ({ city }: { readonly city: CityFacts }) => (
  <div className="page-header-picture city-map">
    <div className="map-field" aria-hidden="true">
      {city.nearest.map((near) => (
        <CityPoint key={near.id} city={near} />
      ))}
      <span className={`map-point map-here at-${city.id}`}>
        <span>{city.name}</span>
      </span>
    </div>
  </div>
);
