import type { Recipe } from '../recipe.ts';

const heading = (locale: string, text: string) => ({
  file: `content/${locale}/messages/home.yaml`,
  find: /^clients: .*$/m,
  put: `\narticles: ${text}`,
});

const look = `import { expect, test } from 'vitest';
import { renderPage } from '#site/app/document/render.tsx';
import { pageMarkdown } from '#site/feeds/markdown/page-markdown.ts';
import { sampleRendering } from '../site/samples/site.ts';
import { listedPages, readPageData } from '../site/samples/small-site.ts';

test('both home pages and their Markdown twins show the articles', () => {
  const pages = listedPages.filter(({ kind }) => kind === 'home').map(({ key }) => readPageData(\`pages/\${key}.json\`));
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    const [first] = page.body.articles;
    for (const printed of [renderPage(page, sampleRendering), pageMarkdown(page, sampleRendering.site)])
      expect(printed).toContain(first.href);
  }
});
`;

/** The home page leads to the newest articles. */
export const addHomeSectionRecipe: Recipe = {
  name: 'add a section of the home page',
  files: 7,
  steps: [
    {
      edits: [
        {
          file: 'src/domain/pages/page.ts',
          find: /'claims', 'clients'/,
          put: () => "'claims', 'articles', 'clients'",
        },
        {
          file: 'src/domain/pages/page.ts',
          find: /^ {4}readonly claims: readonly ClaimLine\[\];$/m,
          put: '\n    /** The newest ones. */\n    readonly articles: readonly ArticleCard[];',
        },
        {
          file: 'generator/plan/pages/bodies.ts',
          find: /^ {4}claims: claimLines\(planning, address\.locale\),\n {4}logos/m,
          put: (found) => found.replace('    logos', '    articles: articles(planning).slice(0, 3),\n    logos'),
        },
        {
          file: 'src/site/pages/home.tsx',
          find: /^ {4}clients: logos/m,
          put: (found) => `    articles: body.articles.length > 0 && (
      <Section id="articles" heading={t.articles()}>
        <ul>
          {body.articles.map(({ id, href, heading }) => (
            <li key={id}>
              <a href={href} hrefLang="pl">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    ),
${found}`,
        },
        {
          file: 'src/site/feeds/markdown/page-markdown.ts',
          find: /^ {4}claims: \[\],$/m,
          put: '\n    articles: articleLines(body.articles, site),',
        },
        { file: 'tests/site/samples/pages.ts', find: /^ {4}claims: .*$/m, put: '\n    articles: [],' },
      ],
      missing: [],
    },
    {
      edits: [heading('pl', 'Z naszego bloga')],
      missing: ['missing-translation content/pl/messages/home.yaml'],
    },
    { edits: [heading('en', 'From our blog, in Polish')], missing: [] },
  ],
  look,
};
