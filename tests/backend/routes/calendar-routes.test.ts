import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terms } from '#backend/database/schema.ts';
import { updateDemoTerms } from '#backend/terms/seed-database.ts';
import { covers } from '../../covers.ts';
import { certifiedType, renewalType, unpricedType } from '../../find-course.ts';
import { noon, type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue, courseKeys } from '../fixtures/catalogue-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const json = async (path: string) => (await fetch(api.origin + path)).json();
const client = 'kursy-dla-osob-prywatnych';
const courses = (query: string) => json(`/api/v1/www/courses?${query}`);

test(
  'lists the types of open courses in the requested language, in the order of the catalogue',
  covers('7.3', '3.21'),
  async () => {
    const types = await json('/api/v1/www/search-types?lang=en');
    const open = catalogue.openLists.map(({ type }) => type);
    expect(types.map(({ id }: { id: string }) => id)).toEqual(courseKeys.filter((key) => open.includes(key)));
    expect(types[0]).toEqual({ id: certifiedType, name: `Course ${certifiedType}` });
  },
);

describe('a course', () => {
  test(
    'has texts, a price in złoty and terms with the fields of the contract',
    covers('3.17', '3.18', '7.7'),
    async () => {
      const course = await courses(`type=${certifiedType}&client=${client}&lang=pl`);
      const { items, ...texts } = course;
      expect(texts).toEqual({
        name: `Kurs ${certifiedType}`,
        price: 1590,
        priceDescription: '<p>cena</p>',
        description: `<p>${certifiedType}</p>`,
        program: null,
        intro: null,
      });
      expect(Object.keys(items[0])).toEqual([
        'id',
        'name',
        'type',
        'dateStart',
        'showHours',
        'hoursRendered',
        'city',
        'localization',
        'freePlaces',
      ]);
      const dates = items.map(({ dateStart }: { dateStart: string }) => dateStart);
      expect(dates).toEqual(dates.toSorted());
      expect(dates[0] > '2026-11-21').toBe(true);
    },
  );

  test('is narrowed to a city and a month', covers('7.6'), async () => {
    const { items } = await courses(`type=${renewalType}&client=${client}&localization=2&month=2027-01&lang=en`);
    expect(items.length).toBeGreaterThan(0);
    for (const term of items) {
      expect([term.city, term.localization, term.dateStart.slice(0, 7)]).toEqual(['Warsaw', 2, '2027-01']);
    }
  });

  test.each([
    ['an unknown language', `type=${certifiedType}&client=${client}&lang=de`, 'lang'],
    ['no type', `client=${client}&lang=pl`, 'type'],
    ['a type that is no code', `type=no%20pe&client=${client}&lang=pl`, 'type'],
    ['an unknown city', `type=${certifiedType}&client=${client}&lang=pl&localization=999`, 'localization'],
    ['a month that does not exist', `type=${certifiedType}&client=${client}&lang=pl&month=2026-13`, 'month'],
    ['a type given twice', `type=${certifiedType}&type=${unpricedType}&client=${client}&lang=pl`, 'type'],
  ])('with %s is refused with the name of the field', async (_, query, field) => {
    const answer = await fetch(`${api.origin}/api/v1/www/courses?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields[0].field).toBe(field);
  });
});

test('an unknown course is not found', async () => {
  const answer = await fetch(`${api.origin}/api/v1/www/courses?type=nope&client=${client}&lang=pl`);
  expect(answer.status).toBe(404);
});

describe('the count', () => {
  const count = async (type: string | null, localization: number | null, month: string | null) =>
    (await api.post('/api/v1/www/courses-count', { type, localization, month })).json();

  const listed = async (type: string | null, localization: number | null, month: string | null): Promise<number> => {
    const raw: readonly { id: string }[] = await json('/api/v1/www/search-types?lang=pl');
    const place = localization === null ? '' : `&localization=${localization}`;
    const time = month === null ? '' : `&month=${month}`;
    const answers = await Promise.all(
      raw
        .filter(({ id }) => type === null || id === type)
        .map(({ id }) => courses(`type=${id}&client=${client}&lang=pl${place}${time}`)),
    );
    return answers.reduce((sum, { items }) => sum + items.length, 0);
  };

  test.each([
    ['everything', null, null, null],
    ['a type', unpricedType, null, null],
    ['a type that nobody can search', '2dn', null, null],
    ['a city', null, 1, null],
    ['a month', null, null, '2027-01'],
    ['a type in a city in a month', renewalType, 2, '2027-01'],
  ])(
    'of %s equals the number of terms that a search lists',
    covers('7.5', '4.11', 'C53'),
    async (_, type, localization, month) => {
      expect(await count(type, localization, month)).toBe(await listed(type, localization, month));
    },
  );

  test('of all leaves out terms that are not open to everybody', async () => {
    const all = await api.database.select().from(terms);
    expect(await count(null, null, null)).toBeLessThan(all.length);
    expect(await count(null, null, null)).toBe(all.filter((term) => term.client === client).length);
  });

  test('of a month without terms is 0', async () => {
    expect(await count(null, null, '2031-01')).toBe(0);
  });
});

test('compresses the long list for clients that accept it', async () => {
  const path = `${api.origin}/api/v1/www/courses?type=${certifiedType}&client=${client}&lang=pl`;
  const [small, plain] = await Promise.all(
    ['gzip', 'identity'].map((encoding) => fetch(path, { headers: { 'accept-encoding': encoding } })),
  );
  expect([small?.headers.get('content-encoding'), plain?.headers.get('content-encoding')]).toEqual(['gzip', null]);
  expect(small?.headers.get('vary')).toContain('Accept-Encoding');
  expect(await small?.json()).toEqual(await plain?.json());
});

test('returns questions and articles in their order', covers('7.8', '7.9', '3.29', '3.33'), async () => {
  expect(await json('/api/faq')).toEqual([
    { title: 'Czy?', content: '<p>Tak.</p>', set: 'kpp' },
    { title: 'Ile?', content: '<p>Cztery.</p>', set: 'bls' },
  ]);
  expect(await json('/api/article-index')).toEqual({
    items: [{ system: 'pierwsza-pomoc' }, { system: 'aed-w-firmie' }],
  });
});

test('the next day keeps booked terms, corrects the others and drops past ones', async () => {
  const all = await api.database.select().from(terms).orderBy(terms.dateStart, terms.id);
  const [first, second, last, beforeLast] = [all[0], all[1], all.at(-1), all.at(-2)].map((term) => term?.id ?? 0);
  const change = (id: number | undefined, values: { freePlaces: number; booked?: boolean }) =>
    api.database
      .update(terms)
      .set(values)
      .where(eq(terms.id, id ?? 0));
  await change(first, { freePlaces: 77, booked: true });
  await change(last, { freePlaces: 77, booked: true });
  await change(beforeLast, { freePlaces: 78 });
  await updateDemoTerms(api.database, catalogue, noon + 30 * 86_400_000);
  const later = new Map((await api.database.select().from(terms)).map((term) => [term.id, term]));
  expect([first, last].map((id) => later.get(id ?? 0)?.freePlaces)).toEqual([77, 77]);
  expect(later.has(second ?? 0)).toBe(false);
  expect([...later.values()].some(({ freePlaces }) => freePlaces === 78)).toBe(false);
  await updateDemoTerms(api.database, catalogue, noon);
});

test('refuses a count of an unknown type as its list does, and reads the word null as a missing value', async () => {
  const count = await api.post('/api/v1/www/courses-count', { type: 'unknown', localization: null, month: null });
  const { type, client } = catalogue.openLists[0] ?? { type: '', client: '' };
  const list = await fetch(`${api.origin}/api/v1/www/courses?type=unknown&client=${client}&lang=pl`);
  expect([count.status, list.status]).toEqual([404, 404]);
  expect(await count.json()).toEqual(await list.json());
  const query = new URLSearchParams({ type, client, lang: 'pl' });
  const [absent, upstream] = await Promise.all(
    [query, `${query}&localization=null&month=null`].map(async (text) =>
      (await fetch(`${api.origin}/api/v1/www/courses?${text}`)).json(),
    ),
  );
  expect(upstream).toEqual(absent);
});
