import { Fragment } from 'react';
import type { CityLink } from '#domain/pages/places.ts';

/** A city on the map; a name of two words takes two lines. The list beside the map is the version for keyboard and screen reader. */
export const CityPoint = ({ city }: { readonly city: CityLink }) => (
  <a className={`map-point at-${city.id}`} href={city.href} tabIndex={-1}>
    <span>
      {city.name.split(' ').map((word, at) => (
        <Fragment key={word}>
          {at > 0 && <br />}
          {word}
        </Fragment>
      ))}
    </span>
  </a>
);
