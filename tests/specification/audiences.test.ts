import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { type BuiltSite, buildForTests } from '../built/build-for-tests.ts';
import { covers } from '../covers.ts';
import { mainText, pageAt } from './built-text.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

describe('an audience', () => {
  it('is shown on the home page with its name and description', covers('3.2'), () => {
    const text = mainText(pageAt(site, pathTo('home', 'pl'))).replaceAll('\u{a0}', ' ');
    for (const { name, description } of model.audiences) {
      expect(text).toContain(name.pl);
      expect(text).toContain(description.pl);
    }
  });

  it(
    'has a picture on its card, and the header of a course on its first page where that is one',
    covers('3.2', 'C216'),
    () => {
      const home = pageAt(site, pathTo('home', 'pl')).html;
      for (const { name, picture, landing } of model.audiences) {
        const file = picture.split('/').at(-1) ?? '';
        expect(home.includes(file) || home.includes(file.replace('.svg', '')), name.pl).toBe(true);
        const isList = model.routes.some(({ id, kind }) => id === landing && kind === 'listing');
        expect(isList || model.routes.some(({ id, kind }) => id === landing && kind === 'course'), landing).toBe(true);
      }
      for (const { header } of model.courseTypes)
        expect(header).toMatchObject({ format: expect.stringMatching(/^(video|image)$/) });
    },
  );

  it('of companies begins on a page titled “Kursy dla firm”, in its head and above its heading', covers('2.14'), () => {
    const { html } = pageAt(site, pathTo('company-course', 'pl', { type: 'company-bls' }));
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Kursy dla firm/);
    expect(/<p class="over-heading">([^<]*)/.exec(html)?.[1]).toBe('Kursy dla firm');
  });

  it.each([
    ['fire', { kpp: 'fire-kpp', kppRec: 'fire-kpp-rec', chem: 'fire-chem', droga: 'fire-road' }],
    ['uniformed', { kpp: 'military-kpp', kppRec: 'uniformed-kpp-rec', zamach: 'attack', tccc: 'attack-tccc' }],
  ])('of the %s services has the types of the specification', covers('3.4'), (audience, types) => {
    const ids = model.courseTypes.filter((type) => type.audience === audience).map(({ id }) => id);
    expect(ids).toEqual(Object.values(types));
  });
});

describe('the map', () => {
  it('stands beside a list of every region, and marks each city of it', covers('3.24'), () => {
    const { html } = pageAt(site, pathTo('home', 'pl'));
    const field = /<div class="map-field"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '';
    const list = html.slice(html.indexOf('<ul class="regions"'));
    for (const { id, name } of model.regions) {
      const cities = model.cities.filter(({ region }) => region === id);
      expect(cities.length, id).toBeGreaterThan(0);
      const part = list.split('<h3>').find((one) => one.startsWith(`${name.pl}</h3>`)) ?? '';
      for (const city of cities) {
        expect(part, name.pl).toContain(`>${city.name}</a>`);
        expect(field).toContain(`class="map-point at-${city.id}"`);
      }
    }
  });
});
