import { Fragment } from 'react';
import { hasRealContent } from '#contract/links.ts';
import type { CityLink, PolandMap as Places } from '#contract/places.ts';
import { comparePolish } from '#domain/texts/compare-polish.ts';

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

/** The cities as links by name; in a wide window also at their places on a map, with a mark in each region whose instructor has a name. */
export const PolandMap = ({ map }: { readonly map: Places }) => {
  const cities = map.regions.flatMap((region) => region.cities);
  return (
    <div className="map">
      <ul className="cities">
        {cities
          .toSorted((one, other) => comparePolish(one.name, other.name))
          .map((city) => (
            <li key={city.id}>
              <a href={city.href} hrefLang={city.lang}>
                {city.name}
              </a>
            </li>
          ))}
      </ul>
      <div className="map-field" aria-hidden="true">
        <svg aria-hidden="true">
          {map.regions.map(
            ({ id, left, top, instructor }) =>
              instructor !== null &&
              hasRealContent(instructor) && (
                <circle key={id} cx={`${left}%`} cy={`${top}%`} r="6">
                  <title>{instructor.title}</title>
                </circle>
              ),
          )}
        </svg>
        {cities.map((city) => (
          <a key={city.id} className={`map-point at-${city.id}`} href={city.href} tabIndex={-1}>
            <NameInLines city={city} />
          </a>
        ))}
      </div>
    </div>
  );
};
