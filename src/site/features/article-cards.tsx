import type { ArticleCard } from '#contract/sections.ts';
import { dateInWords } from '../lib/calendar/calendar-texts.ts';
import { useMessages } from '../lib/texts-context.ts';
import { CardPicture } from '../ui/picture/card-picture.tsx';

const ArticleDate = ({ date }: { readonly date: string }) => {
  const calendar = useMessages('calendar');
  return <time dateTime={date}>{dateInWords(date, calendar)}</time>;
};

/** Articles, newest first. */
export const ArticleCards = ({ articles, heading: Heading }: ArticleCardsProps) => (
  <ul className="cards">
    {articles.map((article) => (
      <li className="card" key={article.id}>
        <CardPicture source={article.picture} />
        <Heading className="card-title">
          <a href={article.href}>{article.heading}</a>
        </Heading>
        <p>{article.lead}</p>
        <p className="note">
          <ArticleDate date={article.published} />
        </p>
      </li>
    ))}
  </ul>
);

interface ArticleCardsProps {
  readonly articles: readonly ArticleCard[];
  readonly heading: 'h2' | 'h3';
}
