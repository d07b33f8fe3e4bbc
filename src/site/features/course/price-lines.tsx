import { edition } from '#generated/data/edition.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { dateInWords } from '../../lib/calendar/calendar-texts.ts';
import type { ShownPrice } from '../../lib/calendar/price.ts';
import { useMessages } from '../../lib/texts-context.ts';

const noteId = 'price-note';

/** The price, with the price before and the lowest price when it is reduced. */
export const PriceLines = ({ price }: { readonly price: ShownPrice }) => {
  const t = useMessages('course');
  const calendar = useMessages('calendar');
  if (price.kind === 'noPrice') return <p className="price-words">{price.words}</p>;
  const isReduced = price.kind === 'reduced';
  const hasNote = isReduced && price.lowestBefore !== null;
  return (
    <>
      <p className="price" aria-describedby={hasNote ? noteId : undefined}>
        {isReduced && price.standard !== null && (
          <s className="price-before">
            <span className="visually-hidden">{t.standardPrice()}: </span>
            {price.standard}*
          </s>
        )}
        <span className="price-amount">{price.words}</span> <span className="price-unit">{t.gross()}</span>
      </p>
      {price.kind === 'recorded' && <p className="note">{t.recordedPrice({ date: dateInWords(edition, calendar) })}</p>}
      {isReduced && price.lowestBefore !== null && (
        <p className="note" id={noteId}>
          {t.promotionNote()} {t.lowestBefore({ days: parameters.lowestPriceDays, price: price.lowestBefore })}
        </p>
      )}
    </>
  );
};
