import type { CourseCard } from '#contract/course.ts';
import { attributesForLaterUpdate } from '../../lib/calendar/latest.ts';
import { CardPicture } from '../../ui/picture/card-picture.tsx';
import { preventBreaksInAcronyms } from '../../ui/text/whole-acronyms.tsx';
import { useShownPrice } from './course-price.tsx';

interface CardProps {
  readonly card: CourseCard;
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly place: string | null;
}

const Card = ({ card, heading: Heading, place }: CardProps) => {
  const price = useShownPrice(card.id, card.price);
  return (
    <li className="card" lang={card.lang}>
      <CardPicture source={card.picture} />
      <Heading className="card-title">
        <a href={card.href} hrefLang={card.lang}>
          {preventBreaksInAcronyms(card.name)}
          {place !== null && <span className="visually-hidden">, {place}</span>}
        </a>
      </Heading>
      {card.lead !== '' && <p>{card.lead}</p>}
      <p className="card-price" {...attributesForLaterUpdate(card.id, { shows: 'amount', recorded: '' })}>
        {price.words}
      </p>
    </li>
  );
};

interface CourseCardListProps {
  readonly cards: readonly CourseCard[];
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** City of the dates that the cards link to; it distinguishes the links from those of the whole course. */
  readonly place?: string | null;
}

/** Courses as cards: what, for how long, how much. The whole card leads to the course. */
export const CourseCardList = ({ cards, heading = 'h3', place = null }: CourseCardListProps) => (
  <ul className="cards">
    {cards.map((card) => (
      <Card key={card.id} card={card} heading={heading} place={place} />
    ))}
  </ul>
);
