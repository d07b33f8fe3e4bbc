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
    'has a picture on its card, and on its first page its own header, or that of a course where the page is one',
    covers('3.2', 'C216'),
    () => {
      const home = pageAt(site, pathTo('home', 'pl')).html;
      for (const { name, header, picture, landing } of model.audiences) {
        const file = picture.split('/').at(-1)?.replace('.svg', '') ?? '';
        expect(home.includes(file), name.pl).toBe(true);
        const { kind } = model.routes.find(({ id }) => id === landing) ?? { kind: null };
        expect(kind, landing).toBe(header === null ? 'course' : 'listing');
        if (header === null) continue;
        const media = /<div class="page-header-picture">[\s\S]*?<\/header>/.exec(
          pageAt(site, pathTo('individual-listing', 'pl')).html,
        );
        expect(media?.[0]).toContain(file);
        expect(media?.[0].includes('<video')).toBe(header.video !== null);
      }
      for (const { header } of [...model.courseTypes, ...model.audiences.filter((one) => one.header !== null)])
        expect(header).toMatchObject({ format: expect.stringMatching(/^(video|image)$/) });
    },
  );

  it('of companies begins on a page titled “Kursy dla firm”, in its head and above its heading', covers('2.14'), () => {
    const { html } = pageAt(site, pathTo('company-course', 'pl', { type: 'company-bls' }));
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^Kursy dla firm/);
    expect(/<p class="over-heading"><a href="#more">([^<]*)/.exec(html)?.[1]).toBe('Kursy dla firm');
  });

  it.each([
    ['fire', ['kpp', 'kppRec', 'chem', 'droga']],
    ['uniformed', ['kpp', 'kppRec', 'zamach', 'tccc']],
  ])('of the %s services has the types of the specification', covers('3.4', 'C54'), (audience, types) => {
    expect(model.courseTypes.filter((type) => type.audience === audience).map(({ typeName }) => typeName)).toEqual(
      types,
    );
  });
});

describe('the map', () => {
  it('is next to a list of its cities, and marks each city of every region', covers('3.24'), () => {
    const { html } = pageAt(site, pathTo('home', 'pl'));
    const field = /<div class="map-field"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '';
    const list = /<ul class="cities"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
    for (const { id } of model.regions) {
      const cities = model.cities.filter(({ region }) => region === id);
      expect(cities.length, id).toBeGreaterThan(0);
      for (const city of cities) {
        expect(list).toContain(`>${city.name}</a>`);
        expect(field).toContain(`class="map-point at-${city.id}"`);
      }
    }
  });
});
