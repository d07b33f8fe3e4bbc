import type { PolandMap as Places } from '#domain/pages/places.ts';
import { CityPoint } from './city-point.tsx';

/** The map: every city a link at its place, then the same cities as a list by region. */
export const PolandMap = ({ map }: { readonly map: Places }) => (
  <div className="map">
    <div className="map-field" aria-hidden="true">
      {map.regions.map((region) => (
        <span key={region.id} className={`map-region at-region-${region.id}`} title={region.name} />
      ))}
      {map.regions.flatMap((region) => region.cities.map((city) => <CityPoint key={city.id} city={city} />))}
    </div>
    <ul className="regions">
      {map.regions.map((region) => (
        <li key={region.id}>
          <h3>{region.name}</h3>
          {region.instructor !== null && <p className="note">{region.instructor.title}</p>}
          <ul>
            {region.cities.map((city) => (
              <li key={city.id}>
                <a href={city.href} hrefLang={city.lang}>
                  {city.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </div>
);
