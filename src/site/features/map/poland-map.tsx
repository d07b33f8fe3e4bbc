import { Fragment } from 'react';
import { isKnown } from '#domain/pages/known.ts';
import type { CityLink, PolandMap as Places } from '#domain/pages/places.ts';

/** Without a label of its own, a name of two words breaks after the first, so that it covers no neighbour. */
const NameInLines = ({ city: { name, label = name.replace(' ', '\n') } }: { readonly city: CityLink }) => (
  <span>
    {label.split('\n').map((line, at) => (
      <Fragment key={line}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </span>
);

/** A city on the map. The list beside the map is the version for keyboard and screen reader. */
export const CityPoint = ({ city }: { readonly city: CityLink }) => (
  <a className={`map-point at-${city.id}`} href={city.href} tabIndex={-1}>
    <NameInLines city={city} />
  </a>
);

/** The map: every city a link at its place, a mark in each region whose instructor has a name, then the same cities as a list by region. */
export const PolandMap = ({ map }: { readonly map: Places }) => (
  <div className="map">
    <div className="map-field" aria-hidden="true">
      {map.regions.map(
        ({ id, instructor }) =>
          instructor !== null &&
          isKnown(instructor) && (
            <span key={id} className={`map-point map-region at-region-${id}`} title={instructor.title} />
          ),
      )}
      {map.regions.flatMap((region) => region.cities.map((city) => <CityPoint key={city.id} city={city} />))}
    </div>
    <ul className="regions">
      {map.regions.map((region) => (
        <li key={region.id}>
          <h3>{region.name}</h3>
          {region.instructor !== null && isKnown(region.instructor) && (
            <p className="note">{region.instructor.title}</p>
          )}
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
