import { type PageOf, pageParts } from '#contract/page.ts';
import { ArticleCards } from '../features/article-cards.tsx';
import { dateInWords } from '../lib/calendar/calendar-texts.ts';
import { useMessages } from '../lib/texts-context.ts';
import { HeaderPicture } from '../ui/picture/header-picture.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { LongText } from '../ui/text/long-text.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Section } from '../ui/text/section.tsx';

/** One row of cards. */
const shownArticles = 3;

export const ArticlePage = ({ page }: { readonly page: PageOf<'article'> }) => {
  const t = useMessages('blog');
  const calendar = useMessages('calendar');
  const { id, published, updated, text } = page.body;
  const more = page.body.more.filter((other) => other.id !== id).slice(0, shownArticles);
  return (
    <>
      <article>
        <PageHeader
          heading={page.heading}
          lead={page.lead}
          media={<HeaderPicture source={page.body.picture} narrow="first" />}
        >
          <p className="note">
            <time dateTime={published}>{t.published({ date: dateInWords(published, calendar) })}</time>
            {updated !== null && (
              <>
                {' '}
                <time dateTime={updated}>{t.updated({ date: dateInWords(updated, calendar) })}</time>
              </>
            )}
          </p>
        </PageHeader>
        <div className="wrap section">
          <Parts
            order={pageParts.article}
            parts={{ text: <LongText blocks={text} />, credits: <CreditsNote credits={page.credits} /> }}
          />
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
