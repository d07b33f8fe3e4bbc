import type { PageOf } from '#domain/pages/page.ts';
import { ArticleCards } from '../features/article-cards.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';

export const BlogPage = ({ page }: { readonly page: PageOf<'blog'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
      <ArticleCards articles={page.body.articles} heading="h2" />
    </div>
  </>
);
