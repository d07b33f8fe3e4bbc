import { describe, expect, it } from 'vitest';
import type { UnservedCity } from '#contract/places.ts';
import { greatCircleDistance } from '#domain/places/great-circle.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';
import { readPageData } from '../../site/samples/small-site.ts';

interface NotFound {
  readonly body: { readonly unserved: readonly UnservedCity[] };
}

const { unserved }: NotFound['body'] = readPageData('pages/pl--404.json').body;
const types = model.courseTypes.filter(({ cities }) => cities.length > 0);

describe('the 404 page', () => {
  it('knows every city in which a course with city pages is not offered', covers('C28'), () => {
    const wanted = types.flatMap(({ slug, cities }) =>
      model.cities.filter(({ id }) => !cities.some((city) => city === id)).map(({ id }) => `/${slug.pl}/${id}`),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(unserved.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
  });

  it('links from each to a city that has the course', covers('C28'), () => {
    for (const { path, nearest, kilometres } of unserved) {
      const type = types.find(({ slug }) => path.startsWith(`/${slug.pl}/`));
      expect(type?.cities.map((city) => `/${type.slug.pl}/${city}`)).toContain(nearest.href);
      expect(kilometres).toBeGreaterThan(0);
    }
  });

  it('links to the nearest of them', covers('C28'), () => {
    for (const { path, nearest } of unserved) {
      const from = model.cities.find(({ id }) => path.endsWith(`/${id}`));
      const type = types.find(({ slug }) => path.startsWith(`/${slug.pl}/`));
      const served = model.cities.filter(({ id }) => type?.cities.some((city) => city === id));
      const away = (city: (typeof served)[number] | undefined): number =>
        from === undefined || city === undefined ? Number.NaN : greatCircleDistance(from, city);
      const chosen = served.find(({ id }) => nearest.href.endsWith(`/${id}`));
      expect(away(chosen), path).toBe(Math.min(...served.map(away)));
    }
  });
});
