import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { sequencesOf, sharedPart, wordsOf } from '../content/word-sequences.ts';
import { covers } from '../covers.ts';
import { type BuiltPage, type BuiltSite, buildForTests, origin } from './build-for-tests.ts';
import { elements, visibleText } from './markup.ts';

interface Sequences {
  readonly path: string;
  readonly set: ReadonlySet<string>;
}

let site: BuiltSite;
let texts: ReadonlyMap<string, Sequences>;

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The text of a page; its form is the same everywhere. */
const textOf = (html: string): string => visibleText(mainOf(html).replaceAll(/<form[\s\S]*?<\/form>/g, ''));

beforeAll(async () => {
  site = await buildForTests();
  texts = new Map(site.pages.map(({ path, html }) => [path, { path, set: sequencesOf(wordsOf(textOf(html))) }]));
});

/** Kinds of pages that stand once for every city, each by language and parent page. */
const families = (): ReadonlyMap<string, readonly BuiltPage[]> => {
  const ends: readonly string[] = model.cities.map(({ id }) => `/${id}`);
  const ofCities = site.pages.filter(({ path, indexable }) => indexable && ends.some((end) => path.endsWith(end)));
  return Map.groupBy(ofCities, ({ locale, path }) => `${locale} ${path.slice(0, path.lastIndexOf('/'))}`);
};

/** Cities of the recertification have one structure: dates, who may come, the day of the exam, price, the way there. */
const highest = 0.6;
const highestMedian = 0.45;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What the pages of a family share two by two: median, highest, and the pair that shares most. */
const likeness = (pages: readonly BuiltPage[]) => {
  const sets = pages.flatMap(({ path }) => texts.get(path) ?? []);
  const pairs = sets
    .flatMap((one, at) =>
      sets.slice(at + 1).map((other) => ({ pair: `${one.path} ${other.path}`, share: sharedPart(one.set, other.set) })),
    )
    .toSorted((one, other) => one.share - other.share);
  const top = pairs.at(-1);
  return {
    pages: pages.length,
    median: pairs[pairs.length >> 1]?.share ?? 1,
    highest: top?.share ?? 1,
    pair: top?.pair,
  };
};

describe('pages of cities', () => {
  it('share less than half of their words, whatever they are about', covers('C160'), () => {
    const table = [...families()].map(([family, pages]) => ({ family, ...likeness(pages) }));
    process.stdout.write(
      `${table.map((row) => `${percent(row.median)} ${percent(row.highest)} ${row.pages} ${row.family}`).join('\n')}\n`,
    );
    expect(table.length).toBeGreaterThanOrEqual(4);
    expect(table.filter((row) => row.median > highestMedian || row.highest > highest)).toEqual([]);
  });

  it('link from program, questions and description to the page of the course', covers('C160'), () => {
    const pages = site.pages.filter(({ kind }) => kind === 'course-city' || kind === 'company-city');
    expect(pages.length).toBeGreaterThan(model.cities.length);
    for (const { path, html } of pages) {
      const course = path.slice(0, path.lastIndexOf('/'));
      const links = elements(mainOf(html), 'a').map(({ href }) => href);
      for (const part of ['description', 'price', 'program', 'faq']) expect(links, path).toContain(`${course}#${part}`);
      expect(
        elements(html, 'details').filter(({ class: name }) => name === 'question').length,
        path,
      ).toBeLessThanOrEqual(3);
    }
  });

  it('have text about the city where the source has none', covers('C161'), () => {
    const recertification = pathTo('course', 'pl', { type: 'kpp-rec' });
    for (const { id, name } of model.cities) {
      const { set } = texts.get(`${recertification}/${id}`) ?? {};
      expect(set?.size, name).toBeGreaterThan(300);
    }
  });
});

it('asks no cache to keep the calendar file of a date', () => {
  const links = site.pages.flatMap(({ html }) =>
    elements(mainOf(html), 'a').filter(({ href }) => href?.includes('.ics')),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ rel }) => rel !== 'nofollow')).toEqual([]);
});

it('the sharing picture of a city shows its next date, and exists', () => {
  const cities = [...families().values()].flat();
  const shared = cities.map(({ path, html }) => {
    const meta = elements(html, 'meta');
    const contentOf = (property: string) => meta.find((tag) => tag.property === property)?.content ?? '';
    return { path, image: contentOf('og:image').slice(origin.length), alt: contentOf('og:image:alt') };
  });
  expect(new Set(shared.map(({ image }) => image)).size).toBe(cities.length);
  expect(shared.filter(({ image }) => !site.files.has(image))).toEqual([]);
  const dated = shared.filter(({ alt }) => /Najbliższy termin: \d.* 202\d/.test(alt));
  expect(dated.length).toBeGreaterThan(cities.length / 2);
});

/** As many sequences of its own has a page of a few sentences. */
const ownAtLeast = 40;

it('every indexed page has text that no other page has', () => {
  const counts = new Map<string, number>();
  for (const { set } of texts.values()) for (const words of set) counts.set(words, (counts.get(words) ?? 0) + 1);
  const own = site.pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => ({
      path,
      own: [...(texts.get(path)?.set ?? [])].filter((words) => counts.get(words) === 1).length,
    }));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((page) => page.own < ownAtLeast)).toEqual([]);
});
