import type { ArticleCard } from '#domain/pages/sections.ts';
import { CardPicture } from '../../ui/picture/card-picture.tsx';
import { ArticleDate } from './article-date.tsx';

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
