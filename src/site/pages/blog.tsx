import { type PageOf, pageParts } from '#contract/page.ts';
import { ArticleCards } from '../features/article-cards.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Prose } from '../ui/text/prose.tsx';

export const BlogPage = ({ page }: { readonly page: PageOf<'blog'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <Parts
        order={pageParts.blog}
        parts={{
          text: <Prose blocks={page.body.text} />,
          articles: <ArticleCards articles={page.body.articles} heading="h2" />,
        }}
      />
    </div>
  </>
);
