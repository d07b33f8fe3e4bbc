import { globSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { dangersIn, type Passage } from '../content/dangerous-forms.ts';
import { readPages } from '../content/page-texts.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

/** Paragraphs of a Markdown twin, each with the heading and the paragraphs above it in its part. */
const passagesOfTwin = (file: string): readonly Passage[] =>
  site
    .read(file)
    .split(/^(?=#)/m)
    .flatMap((part) => {
      const paragraphs = part.split(/\n\n+/);
      return paragraphs.map((words, index) => ({
        place: file,
        before: paragraphs.slice(0, index).join(' '),
        words: words.replaceAll(/\]\([^)]*\)/g, ']'),
      }));
    });

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const structuredWords = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    stringsIn(JSON.parse(json)),
  );

it('no page, read as a whole, tells anybody to do what could hurt a person', () => {
  const twins = globSync('**/*.md', { cwd: site.folder });
  expect(twins.length).toBeGreaterThan(100);
  expect(dangersIn(twins.flatMap(passagesOfTwin))).toEqual([]);
});

it('neither do titles, descriptions and pictures, nor what search engines are told', () => {
  const passages = [
    ...readPages(site.folder).flatMap(({ file, title, description, alternatives }) =>
      [title, description, ...alternatives].map((words) => ({ place: file, before: '', words: words ?? '' })),
    ),
    ...site.pages.flatMap(({ path, html }) =>
      structuredWords(html).map((words) => ({ place: `${path} (structured data)`, before: '', words })),
    ),
  ];
  expect(passages.length).toBeGreaterThan(2000);
  expect(dangersIn(passages)).toEqual([]);
});
