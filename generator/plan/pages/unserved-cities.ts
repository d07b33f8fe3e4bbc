import type { UnservedCity } from '#contract/places.ts';
import type { Locale } from '#domain/locale.ts';
import { greatCircleDistance } from '#domain/places/great-circle.ts';
import type { CourseType } from '#model/schema/courses.ts';
import { cityNameInLocale } from '../places.ts';
import type { Planning } from '../planning/planning.ts';

const unservedBy = (planning: Planning, type: CourseType, locale: Locale): readonly UnservedCity[] => {
  const pages = planning.addresses.flatMap((address) => {
    const city = address.type === type.id && address.locale === locale ? planning.city(address.city) : null;
    return city === null ? [] : [{ city, path: address.path }];
  });
  const served = new Set(pages.map(({ city }) => city.id));
  return planning.project.model.cities
    .filter(({ id }) => !served.has(id))
    .flatMap((city): readonly UnservedCity[] => {
      const [nearest] = pages
        .map((page) => ({ ...page, kilometres: greatCircleDistance(city, page.city) }))
        .toSorted((one, other) => one.kilometres - other.kilometres);
      if (nearest === undefined) return [];
      return [
        {
          path: nearest.path.replace(new RegExp(`${nearest.city.id}$`), city.id),
          place: locale === 'pl' ? city.locative : `in ${cityNameInLocale(city, locale)}`,
          nearest: { label: cityNameInLocale(nearest.city, locale), href: nearest.path },
          kilometres: Math.round(nearest.kilometres),
        },
      ];
    });
};

/**
 * For each course with city pages: the addresses that it would have in cities where it is not offered, each with the nearest city where it
 * is (C28).
 */
export const listUnservedCities = (planning: Planning, locale: Locale): readonly UnservedCity[] =>
  planning.project.model.courseTypes
    .filter(({ cities }) => cities.length > 0)
    .flatMap((type) => unservedBy(planning, type, locale));
