import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { addArticlesToSitemap, fetchArticleIndex } from '#site/build/sources/articles.ts';
import { covers } from '../../covers.ts';

let sitemap = '';
const entryOf = (system: string): string => `  <url>\n    <loc>https://www.example.pl/blog/${system}</loc>\n  </url>\n`;
const sitemapOf = (...systems: readonly string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${systems.map(entryOf).join('')}</urlset>\n`;

let answer: { readonly status: number; readonly body: string };
const server = createServer((request, response) => {
  response.writeHead(request.url === '/api/article-index' ? answer.status : 404).end(answer.body);
});
let origin = '';

beforeEach(async () => {
  sitemap = sitemapOf('aed', 'egzamin', 'leki');
  if (server.listening) return;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  answer = { status: 404, body: '' };
});
afterAll(() => void server.close());

/** Lists the articles of an index in the sitemap; gives what is wrong. */
const build = async (apiUrl: string): Promise<readonly string[]> => {
  const { text, problems } = addArticlesToSitemap(sitemap, await fetchArticleIndex(apiUrl));
  sitemap = text;
  return problems;
};

it(
  'the sitemap of the blog lists the articles of the index in order, and drops items that break the contract',
  covers('7.9', '2.32', 'C70'),
  async () => {
    const items = [{ system: 'leki' }, { system: 'Zły adres' }, 7, { system: 'aed', title: 'x' }, { system: 'leki' }];
    answer = { status: 200, body: JSON.stringify({ items }) };
    expect(await build(origin)).toEqual([]);
    expect(sitemap).toBe(sitemapOf('leki', 'aed'));
  },
);

it('an article without a page is reported and not listed', async () => {
  answer = { status: 200, body: JSON.stringify({ items: [{ system: 'nowy' }, { system: 'aed' }] }) };
  expect(await build(origin)).toEqual([expect.stringContaining('“nowy”')]);
  expect(sitemap).toBe(sitemapOf('aed'));
});

it.each([
  ['an error', 503, '{}'],
  ['no JSON', 200, '<p>'],
  ['no list', 200, '{"items":1}'],
])('%s leaves the sitemap as it was generated, and reports it', async (_, status, body) => {
  answer = { status, body };
  expect(await build(origin)).toHaveLength(1);
  expect(sitemap).toBe(sitemapOf('aed', 'egzamin', 'leki'));
});

it('without a host of its own the index is that of the content', async () => {
  expect(await build('')).toEqual([]);
  expect(sitemap).toBe(sitemapOf('aed', 'egzamin', 'leki'));
});
