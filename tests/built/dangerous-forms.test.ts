import { beforeAll, expect, it } from 'vitest';
import { dangersIn, type Passage } from '../content/dangerous-forms.ts';
import { type PageText, readPages } from '../content/page-texts.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

/** Blocks of a page, each with what is read before it in its part: the heading and the blocks below that. */
const isCard = /^(?:pierwsza-pomoc|en\/first-aid)\//;

const passagesOfPage = ({ file, blocks, headings }: PageText): readonly Passage[] => {
  let part: string[] = [];
  return blocks.map((words) => {
    // A card of an emergency has a heading a step, and is one instruction.
    if (headings.includes(words) && !isCard.test(file)) part = [];
    const passage = { place: file, before: part.join(' '), words };
    part.push(words);
    return passage;
  });
};

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const structuredWords = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    stringsIn(JSON.parse(json)),
  );

it('no page as a whole instructs anybody to do what could hurt a person', () => {
  const pages = readPages(site.folder);
  expect(pages.length).toBeGreaterThan(100);
  expect(dangersIn(pages.flatMap(passagesOfPage))).toEqual([]);
});

it('nor do titles, descriptions, pictures and structured data', () => {
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
