import { describe, expect, it } from 'vitest';
import type { ArticleCard } from '#contract/sections.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { samplePages, sampleProse } from '../samples/pages.ts';
import { sampleRendering } from '../samples/site.ts';

const sample = samplePages.article;
const render = (body: Partial<typeof sample.body>): string =>
  renderPage({ ...sample, body: { ...sample.body, ...body } }, sampleRendering);

const cardsOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="card-title"><a href="\/blog\/([a-z]+)"/g)].map(([, id = '']) => id);

const card = (id: string): ArticleCard => ({
  id,
  href: `/blog/${id}`,
  heading: id,
  lead: '',
  published: '2026-11-03',
  picture: '/a.svg',
});

const partsOf = (count: number) => Array.from({ length: count }, (_, part) => sampleProse(`part-${part}`)).flat();
const linksOf = (html: string): readonly string[] =>
  [...(/<nav class="contents"[\s\S]*?<\/nav>/.exec(html)?.[0].matchAll(/href="#([^"]+)"/g) ?? [])].map(
    ([, id = '']) => id,
  );

describe('an article', () => {
  it('names the first three others, and never itself', () => {
    const more = ['b', sample.body.id, 'c', 'd', 'e'].map(card);
    expect(cardsOf(render({ more }))).toEqual(['b', 'c', 'd']);
  });

  it('has its contents from six parts on, each a link to its heading', () => {
    expect(linksOf(render({ text: partsOf(5) }))).toEqual([]);
    const links = linksOf(render({ text: partsOf(6) }));
    expect(links).toEqual([0, 1, 2, 3, 4, 5].map((part) => `naglowek-part-${part}`));
  });
});
