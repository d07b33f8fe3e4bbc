import { apiCalls } from '#generated/api/calls.ts';
import { articleIndex } from '#generated/schemas/api.ts';

export interface ArticleIndex {
  /** The ids of the articles in the order of the index; null if the host did not answer. */
  readonly articles: readonly string[] | null;
  readonly problems: readonly string[];
}

const timeoutMilliseconds = 10_000;

const itemsOf = (answer: unknown): readonly unknown[] => {
  const items = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : null;
  if (!Array.isArray(items)) throw new TypeError('the article index has no list of items');
  return items;
};

/** Asks the host at `API_URL` for its articles; items that break the contract are left out. */
export const fetchArticleIndex = async (apiUrl: string): Promise<ArticleIndex> => {
  if (apiUrl === '') return { articles: null, problems: [] };
  try {
    const response = await fetch(apiUrl + apiCalls['article-index'].path, {
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`the article index answered ${response.status}`);
    const items = itemsOf(await response.json());
    const articles = items.flatMap((item) => articleIndex.safeParse({ items: [item] }).data?.items ?? []);
    return { articles: [...new Set(articles.map(({ system }) => system))], problems: [] };
  } catch (error) {
    return { articles: null, problems: [String(error)] };
  }
};

const entry = / *<url>\s*<loc>[^<]*\/([^/<]+)<\/loc>[\s\S]*?<\/url>\n/g;

/** The sitemap of the blog with the articles of the index, in its order. An article without a page is left out and reported. */
export const addArticlesToSitemap = (
  sitemap: string,
  { articles, problems }: ArticleIndex,
): { readonly text: string; readonly problems: readonly string[] } => {
  if (articles === null) return { text: sitemap, problems };
  const entries = new Map([...sitemap.matchAll(entry)].map(([text, system = '']) => [system, text]));
  const listed = articles.flatMap((system) => entries.get(system) ?? []);
  const missing = articles.filter((system) => !entries.has(system));
  return {
    text:
      listed.length === 0
        ? sitemap
        : sitemap.replaceAll(entry, '').replace('</urlset>', () => `${listed.join('')}</urlset>`),
    problems: missing.map((system) => `The article index names “${system}”, of which content/pl/articles has no text.`),
  };
};
