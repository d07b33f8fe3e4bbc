import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleIndex } from '../sources/article-index.ts';
import type { Output } from './output.ts';

const sitemap = 'sitemap-blog.xml';
const entry = / *<url>\s*<loc>[^<]*\/([^/<]+)<\/loc>[\s\S]*?<\/url>\n/g;

/**
 * Brings the sitemap of the blog to the articles of the index, in its order. An article without a page of ours would lead
 * to nothing, so it is left out and told.
 */
export const listArticles = (
  stage: string,
  { articles, problems }: ArticleIndex,
  { place }: Pick<Output, 'place'>,
): readonly string[] => {
  if (articles === null) return problems;
  const printed = readFileSync(join(stage, sitemap), 'utf8');
  const entries = new Map([...printed.matchAll(entry)].map(([text, system = '']) => [system, text]));
  const listed = articles.flatMap((system) => entries.get(system) ?? []);
  const missing = articles.filter((system) => !entries.has(system));
  if (listed.length > 0) {
    place(
      sitemap,
      printed.replaceAll(entry, '').replace('</urlset>', () => `${listed.join('')}</urlset>`),
    );
  }
  return missing.map((system) => `The article index names “${system}”, of which content/pl/articles has no text.`);
};
