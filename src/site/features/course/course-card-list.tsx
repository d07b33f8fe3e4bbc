import type { CourseCard } from '#domain/pages/course.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { CardPicture } from '../../ui/picture/card-picture.tsx';
import { DetailList } from '../../ui/text/detail-list.tsx';
import { toldOf } from './told-prose.tsx';
import { useShownPrice } from './use-shown-price.ts';

interface CardProps {
  readonly card: CourseCard;
  readonly heading: 'h2' | 'h3' | 'h4';
}

const Card = ({ card, heading: Heading }: CardProps) => {
  const price = useShownPrice(card.id, card.price);
  const common = useTexts('common');
  return (
    <li className="card" lang={card.lang}>
      <CardPicture source={card.picture} />
      <Heading className="card-title">
        <a href={card.href} hrefLang={card.lang}>
          {card.name}
        </a>
      </Heading>
      {card.lead !== '' && <p>{card.lead}</p>}
      <DetailList details={card.details} />
      <p
        className="card-price"
        data-told="amount"
        data-told-of={toldOf(card.id)}
        data-words={common.zloty({ amount: '…' })}
      >
        {price.words}
      </p>
    </li>
  );
};

interface CourseCardListProps {
  readonly cards: readonly CourseCard[];
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** Courses as cards: what, for how long, how much. The whole card leads to the course. */
export const CourseCardList = ({ cards, heading = 'h3' }: CourseCardListProps) => (
  <ul className="cards">
    {cards.map((card) => (
      <Card key={card.id} card={card} heading={heading} />
    ))}
  </ul>
);
