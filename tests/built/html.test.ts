import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../depth.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';
import { visibleText } from './markup.ts';

/** Files of our own host need no hash in the page: whoever changes them can change the page too. */
const rules = { 'require-sri': 'off' } as const;
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:document'], elements: ['html5'], rules }),
);

interface Problem {
  readonly place: string;
  readonly words: string;
}

/** Each problem once, with the number of its places and the first of them. */
const summary = (problems: readonly Problem[]): readonly string[] => {
  const places = Map.groupBy(problems, ({ words }) => words);
  return [...places].map(([words, all]) => `${words} (${all.length} times, first in ${all[0]?.place})`);
};

const problemsOf = async (place: string, html: string): Promise<readonly Problem[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => ({ place, words: `${ruleId}: ${message}` })),
  );
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

/** Every page in the full run; otherwise one of each kind in each language, and what is no page of the route table. */
const documents = (): readonly string[] => {
  const all = [...site.files].filter((file) => file.endsWith('.html'));
  expect(all.length).toBeGreaterThan(site.pages.length);
  const kinds = Map.groupBy(site.pages, ({ kind, locale }) => `${kind} ${locale}`);
  const further = new Set([...kinds.values()].flatMap(([, ...others]) => others.map(({ path }) => `${path}.html`)));
  return isFull ? all : all.filter((file) => !further.has(file));
};

describe('the HTML of the pages', () => {
  it('is valid for html-validate', async () => {
    const problems = await Promise.all(documents().map((file) => problemsOf(file, site.read(file))));
    expect(summary(problems.flat())).toEqual([]);
  });

  it('has no list without rows, except those that a script fills', () => {
    const empty = [...site.files]
      .filter((file) => file.endsWith('.html'))
      .filter((file) => /<(ul|ol|dl|tbody|select)(?![^>]* data-)[^>]*><\/\1>/.test(site.read(file)));
    expect(empty).toEqual([]);
  });
});

it('the validators report a wrong page', async () => {
  const wrong = '<!DOCTYPE html><html lang="pl"><head><title>a</title></head><body><p id="a"><p id="a"></body></html>';
  expect(await problemsOf('/a', wrong)).not.toEqual([]);
});

interface Heading {
  readonly level: number;
  readonly id: string | undefined;
}

const headingsOf = (html: string): readonly Heading[] =>
  [...html.matchAll(/<h([1-6])(?:[^>]*? id="([^"]*)")?/g)].map(([, level, id]) => ({ level: Number(level), id }));

/** Sections that a heading names, none within another, each from its tag to its end. */
const titledSections = (html: string): readonly { readonly title: string; readonly headings: readonly Heading[] }[] =>
  [...html.matchAll(/<section [^>]*aria-labelledby="([^"]*)"[^>]*>([\s\S]*?)<\/section>/g)].map(
    ([, title = '', inside = '']) => ({ title, headings: headingsOf(inside) }),
  );

it('a heading within a titled section is deeper than its title', () => {
  const flat = site.pages.flatMap(({ path, html }) =>
    titledSections(html).flatMap(({ title, headings }) => {
      const own = headings.find(({ id }) => id === title);
      return own === undefined ? [] : headings.filter((it) => it !== own && it.level <= own.level).map(() => path);
    }),
  );
  expect(flat).toEqual([]);
  expect(site.pages.flatMap(({ html }) => titledSections(html)).length).toBeGreaterThan(site.pages.length);
});

it('no page exposes decorative signs of style sheets to screen readers', () => {
  const styles = [...site.files].filter((file) => file.endsWith('.css')).map(site.read);
  const drawn = styles.flatMap((style) => [...style.matchAll(/content:\s*("[^"]+")([^;}]*)/g)]);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(([, , rest = '']) => !/\/\s*""/.test(rest)).map(([all]) => all)).toEqual([]);
});

const decorative = /<div class="map-field" aria-hidden="true">[\s\S]*?<\/div>/g;

/** The name of a link as a screen reader lists it. */
const linkName = (attributes: string, content: string): string => {
  const [, label] = / aria-label="([^"]*)"/.exec(attributes) ?? [];
  return visibleText(label ?? content.replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')).toLowerCase();
};

/** Names that several links of a page have although they lead to different places. Of the questions of the chooser one is shown at a time;
 * a page with a city chosen beforehand is the same place. */
const ambiguousNames = (html: string): readonly string[] => {
  const links = [...html.replaceAll(decorative, '').matchAll(/<a( [^>]*)>([\s\S]*?)<\/a>/g)];
  const named = links.map(([, attributes = '', content = '']) => ({
    name: linkName(attributes, content),
    href: (/ href="([^"]*)"/.exec(attributes)?.[1] ?? '').replace(/^#wybor.*|\?localization=.*/, ''),
  }));
  return [...Map.groupBy(named, ({ name }) => name)]
    .filter(([, same]) => new Set(same.map(({ href }) => href)).size > 1)
    .map(([name, same]) => `“${name}” leads to ${[...new Set(same.map(({ href }) => href))].join(' and ')}`);
};

it('links with the same text have the same target, on every page', () => {
  const found = site.pages.flatMap(({ path, html }) => ambiguousNames(html).map((words) => ({ place: path, words })));
  expect(summary(found)).toEqual([]);
  expect(ambiguousNames('<a href="/a">Dalej</a> <a href="/b" aria-label="dalej">→</a>')).toHaveLength(1);
});

it('every table has a caption', () => {
  const tables = site.pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<table[^>]*>(<caption)?/g)].map(([, caption]) => ({ path, captioned: caption !== undefined })),
  );
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter(({ captioned }) => !captioned)).toEqual([]);
});
