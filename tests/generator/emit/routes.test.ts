import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

const list = (file: string): { path: string; locale: string; route: string }[] =>
  JSON.parse(readFileSync(`generated/routes/${file}.json`, 'utf8'));
const reserved = list('reserved');
const pages = [...list('pages'), ...reserved];

describe('path builders', () => {
  it('fill in slugs of the locale, cities and articles', () => {
    expect(pathTo('home', 'pl')).toBe('/');
    expect(pathTo('contact', 'en')).toBe('/en/contact');
    expect(pathTo('course', 'en', { type: 'kpp-rec' })).toBe('/en/kpp-recertification');
    expect(pathTo('course-city', 'pl', { type: 'kpp-rec', city: 'zielona-gora' })).toBe(
      '/recertyfikacja-kpp/zielona-gora',
    );
    expect(pathTo('company-city', 'pl', { type: 'company-bls', city: 'rzeszow' })).toBe(
      '/szkolenie-z-pierwszej-pomocy-bls-aed-dla-firm/rzeszow',
    );
  });
});

describe('the reserved paths', () => {
  const routes = reserved.map(({ path, route }) => ({ id: `${path} ${route}`, path }));

  it('lead react-router to their own routes, and contain no page', () => {
    for (const { path, route } of reserved) {
      expect(matchRoutes(routes, path)?.map((match) => match.route.id)).toEqual([`${path} ${route}`]);
    }
    expect(list('pages').filter(({ path }) => matchRoutes(routes, path) !== null)).toEqual([]);
  });
});

describe('the list of pages', () => {
  it('has every path once, without a trailing slash', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.filter(({ path }) => path !== '/' && path.endsWith('/'))).toEqual([]);
  });

  it.each(['/kursy-pierwszej-pomocy', '/kurs-kwalifikowanej-pierwszej-pomocy-kpp', '/recertyfikacja-kpp'])(
    'has every city under %s',
    covers('2.5', '2.6', '2.18'),
    (parent) => {
      expect(pages.filter(({ path }) => path.startsWith(`${parent}/`))).toHaveLength(model.cities.length);
    },
  );

  it('has a page for every city of a company course, and every course in both languages', covers('2.16', '3.5'), () => {
    const cities = model.courseTypes.flatMap((type) => (type.audience === 'company' ? type.cities : []));
    expect(pages.filter(({ route }) => route === 'company-city')).toHaveLength(cities.length);
    const courses = pages.filter(({ route }) =>
      ['course', 'company-course', 'uniformed-course', 'fire-course'].includes(route),
    );
    expect(courses.filter(({ locale }) => locale === 'pl')).toHaveLength(model.courseTypes.length);
    expect(courses.filter(({ locale }) => locale === 'en')).toHaveLength(model.courseTypes.length);
  });
});
