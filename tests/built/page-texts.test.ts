import { beforeAll, expect, it } from 'vitest';
import { type PageText, readPages } from '../content/page-texts.ts';
import { hasDanglingWord, typographyFaults } from '../content/typography.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';

let site: BuiltSite;
let pages: readonly PageText[];

beforeAll(async () => {
  site = await buildForTests();
  pages = readPages(site.folder);
});

const textsOf = ({ title, blocks }: PageText): readonly string[] => [title, ...blocks];

/** Texts of pages, each with its file, in which something is wrong. */
const faultyOf = (shown: readonly PageText[], isFaulty: (text: string) => boolean): readonly string[] =>
  shown.flatMap((page) =>
    textsOf(page)
      .filter(isFaulty)
      .map((text) => `${page.file}: ${text}`),
  );

it('pages show dates of two weekends and across the end of a month', () => {
  const texts = pages.filter(({ locale }) => locale === 'pl').flatMap(textsOf);
  expect(texts.filter((text) => /\d\u{a0}i\u{a0}\d/u.test(text)).length).toBeGreaterThan(100);
  expect(texts.filter((text) => /\p{Ll}\u{a0}– \d/u.test(text)).length).toBeGreaterThan(5);
});

it('dates, cities and prices of the calendar have no typographic mistake', () => {
  const faults = pages.flatMap((page) =>
    [page.description, ...textsOf(page)].flatMap((text) =>
      typographyFaults(page.locale, text).map((fault) => `${page.file}: ${fault} in “${text}”`),
    ),
  );
  expect(faults).toEqual([]);
});

it('no line ends in a one-letter word between dates, nor in sharing pictures', () => {
  expect(
    faultyOf(
      pages.filter(({ locale }) => locale === 'pl'),
      hasDanglingWord,
    ),
  ).toEqual([]);
});

it('no line breaks between a day and its month, before the dash of a range, or between a price and its currency', () => {
  const dates = site.pages.flatMap(({ html }) =>
    [...html.matchAll(/<time\b[^>]*>([^<]+)</g)].map(([, date = '']) => date),
  );
  expect(dates.filter((date) => /\d\u{a0}\p{L}/u.test(date)).length).toBeGreaterThan(500);
  expect(dates.filter((date) => /\d (?!i\u{a0}|and )\p{L}|\p{L} –/u.test(date))).toEqual([]);
  const prices = pages.flatMap(textsOf).filter((text) => /^(?:PLN\s)?[\d\s]+(?:\szł)?$/.test(text));
  expect(prices.filter((price) => /\u{a0}zł|PLN\u{a0}/u.test(price)).length).toBeGreaterThan(100);
  expect(prices.filter((price) => / zł|PLN /.test(price))).toEqual([]);
});

it('titles have at most 60 characters and descriptions 120 to 160, each of them once', () => {
  const listed = pages.filter(({ indexable }) => indexable);
  const wrong = listed.filter(
    ({ title, description }) => title.length > 60 || description.length < 120 || description.length > 160,
  );
  expect(listed.length).toBeGreaterThan(120);
  expect(wrong.map(({ file, title, description }) => ({ file, title, description }))).toEqual([]);
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length);
});

it('no page shows an unfilled placeholder or a missing text', () => {
  const open = /\{[a-z]|\bundefined\b|\bnull\b|\[object|\bNaN\b/;
  expect(faultyOf(pages, (text) => open.test(text))).toEqual([]);
});

it('every picture has an alternative text', () => {
  expect(pages.flatMap(({ alternatives }) => alternatives).length).toBeGreaterThan(1000);
  expect(pages.filter(({ alternatives }) => alternatives.includes(null)).map(({ file }) => file)).toEqual([]);
});
