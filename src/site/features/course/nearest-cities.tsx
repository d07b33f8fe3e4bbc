import type { UnservedCity } from '#contract/places.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** For every address of a city without the course a hidden line; the browser shows that of the requested address. */
export const NearestServed = ({ cities }: { readonly cities: readonly UnservedCity[] }) => {
  const t = useMessages('course');
  const common = useMessages('common');
  return cities.map(({ path, place, nearest, kilometres }) => (
    <div key={path} className="wrap" data-path={path} hidden>
      <div className="notice">
        <p>
          {t.nearestServed({ place })} <a href={nearest.href}>{nearest.label}</a> (
          {common.kilometres({ distance: String(kilometres) })})
        </p>
      </div>
    </div>
  ));
};

/** A hidden line for the page that is nearest to the requested address; the browser fills it in. */
export const NearestPage = () => {
  const t = useMessages('course');
  return (
    <div className="wrap" data-nearest hidden>
      <div className="notice">
        <p>
          {t.nearestPage()} <a href="/">/</a>
        </p>
      </div>
    </div>
  );
};
