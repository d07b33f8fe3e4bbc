import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Recipe } from '../recipe.ts';

const root = join(import.meta.dirname, '../../..');
const link = /\[([^\]]*)\]\((?:article:[a-z-]+|route:blog)\)/g;

const articles = globSync('content/pl/articles/*.md', { cwd: root }).toSorted();
const texts = [...articles, 'content/pl/pages/blog.md'];
const linking = globSync('content/{pl,en}/**/*.{md,yaml}', { cwd: root })
  .filter((file) => !texts.includes(file) && new RegExp(link).test(readFileSync(join(root, file), 'utf8')))
  .toSorted();

const withoutLink = (file: string): Edit => ({
  file,
  find: link,
  put: (found) => found.replace(link, '$1'),
});

const published = ['/blog', ...articles.map((file) => file.replace(/^content\/pl\/articles\/(.*)\.md$/, '/blog/$1'))];
const moves = published.map(
  (path, index) => `
  { id: 'blog-${index + 1}', from: '${path}', to: '/', source: register('C32') },`,
);

const pages = 'model/routes/page-routes.ts';
const redirects = 'model/routes/redirects.ts';

/** No locale has a blog left; what was published of it leads to the home page. */
export const dropBlogRecipe: Recipe = {
  takesAway: true,
  restates: true,
  name: 'drop the blog of a locale',
  files: null,
  steps: [
    {
      edits: [
        { file: pages, find: /\n {2}\{ id: 'blog'.*/, put: () => '' },
        { file: pages, find: /\n {2}\{ id: 'article'.*/, put: () => '' },
      ],
      missing: [
        'bad-link content/pl/faq/kpp.yaml',
        'dangling-reference model/routes/feeds.ts',
        'redirect-dangling model/routes/redirects.ts',
        'redirect-dangling model/routes/redirects.ts',
        'redirect-dangling model/routes/redirects.ts',
        'redirect-dangling model/routes/redirects.ts',
        'uncited-clause model/clauses/screens.ts',
        'unread-text content/pl/pages/blog.md',
      ],
    },
    {
      edits: [
        { file: 'model/routes/feeds.ts', find: /\n {2}\{ id: 'blog'.*/, put: () => '' },
        { file: 'model/routes/menus.ts', find: /\n {6}\{ id: 'blog'.*/g, put: () => '' },
        { file: redirects, find: /to: '\/blog'/g, put: () => "to: '/'" },
        { file: redirects, find: /,(?=\n\] as const)/, put: moves.join('') },
        { file: 'model/clauses/screens.ts', find: /\{ id: '2\.19', .*(?= \},)/, put: ", deviations: ['C32']" },
        ...linking.map(withoutLink),
        ...texts.map((file) => ({ file, remove: true }) as const),
      ],
      missing: ['url-lost model/routes/redirects.ts'],
    },
    {
      edits: [
        {
          file: 'model/routes/gone.ts',
          find: /,(?=\n\] as const)/,
          put: `
  { path: '/blog/rss.xml', reason: 'There is no blog any more.', source: register('C32') },`,
        },
      ],
      missing: [],
    },
  ],
};
