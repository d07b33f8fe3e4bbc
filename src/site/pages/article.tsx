import type { PageOf } from '#generated/runtime/page-data.ts';
import { ArticleCards } from '../features/blog/article-cards.tsx';
import { dateWord } from '../lib/calendar-words.ts';
import { useTexts } from '../lib/texts-context.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

export const ArticlePage = ({ page }: { readonly page: PageOf<'article'> }) => {
  const t = useTexts('blog');
  const calendar = useTexts('calendar');
  const { published, updated, text, more } = page.body;
  return (
    <>
      <article>
        <PageHeader heading={page.heading} lead={page.lead}>
          <p className="note">
            <time dateTime={published}>{t.published({ date: dateWord(published, calendar) })}</time>
            {updated !== null && (
              <>
                {' '}
                <time dateTime={updated}>{t.updated({ date: dateWord(updated, calendar) })}</time>
              </>
            )}
          </p>
        </PageHeader>
        <div className="wrap section">
          <Prose blocks={text} />
        </div>
      </article>
      {more.length > 0 && (
        <Section id="more" heading={t.more()} tone="tinted">
          <ArticleCards articles={more} heading="h3" />
        </Section>
      )}
    </>
  );
};
