import type { UnservedCity } from '#domain/pages/places.ts';
import { useTexts } from '../../lib/texts-context.ts';

/** For every address of a city without the course a hidden line; the browser shows the one that was asked for. */
export const NearestServed = ({ cities }: { readonly cities: readonly UnservedCity[] }) => {
  const t = useTexts('course');
  const common = useTexts('common');
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
