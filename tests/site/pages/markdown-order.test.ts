import { expect, test } from 'vitest';
import type { PageData } from '#domain/pages/page.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { pageMarkdown } from '#site/feeds/markdown/page-markdown.ts';
import { sampleRendering } from '../samples/site.ts';
import { listedPages, readPageData } from '../samples/small-site.ts';

const pages: readonly PageData[] = listedPages
  .map(({ key }) => readPageData(`pages/${key}.json`))
  .filter(({ head }: PageData) => head.indexable);
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind);
const lettersOf = (text: string): string => text.replaceAll(/<[^>]*>|&[a-z#0-9]+;|\P{L}/gu, '').toLowerCase();

const headingsOfPage = (html: string) =>
  [...html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) => lettersOf(text));
const headingsOfTwin = (markdown: string) =>
  [...markdown.matchAll(/^## (.*)$/gm)].map(([, text = '']) => lettersOf(text));

/** Of these kinds the site has one page at least. */
const kinds = ['home', 'listing', 'city-listing', 'course', 'blog', 'article', 'about', 'text'].filter(
  (kind) => ofKind(kind).length > 0,
);

test('pages of several kinds have a Markdown twin', () => {
  expect(kinds.length).toBeGreaterThan(5);
});

test.each(kinds)('what the Markdown of a page of the kind %s has stands in the order of the page', (kind) => {
  const shown = ofKind(kind).slice(0, 4);
  for (const page of shown) {
    const html = headingsOfPage(renderPage(page, sampleRendering));
    const twin = headingsOfTwin(pageMarkdown(page, sampleRendering.site));
    const common = html.filter((heading) => twin.includes(heading));
    expect(
      twin.filter((heading) => common.includes(heading)),
      page.path,
    ).toEqual(common);
  }
});

test('the Markdown of the privacy policy says of all data what they serve', () => {
  const told = ofKind('text').filter((page) => page.kind === 'text' && page.body.processing.length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const page of told) {
    if (page.kind !== 'text') continue;
    const letters = lettersOf(pageMarkdown(page, sampleRendering.site));
    for (const { purpose, basis, period, fields } of page.body.processing.flatMap(({ rows }) => rows))
      for (const words of [purpose, basis, period, ...fields]) expect(letters).toContain(lettersOf(words));
  }
});

test('the Markdown of an article names what it rests on, and that of a list every course and city', () => {
  for (const page of pages) {
    const markdown = pageMarkdown(page, sampleRendering.site);
    if (page.kind === 'article')
      for (const { label } of page.credits.sources) expect(lettersOf(markdown)).toContain(lettersOf(label));
    if (page.kind === 'listing')
      for (const { href } of [...page.body.courses, ...page.body.cities]) expect(markdown).toContain(href);
  }
});
