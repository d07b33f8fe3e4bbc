import { displayPrice } from '#generated/rules/display-price.ts';
import type { Price } from '#generated/runtime/page-data.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { priceWords } from './price-words.ts';

interface PriceLinesProps {
  readonly price: Price | null;
  /** Price of the calendar in grosze; null when it gave none. */
  readonly current: number | null;
}

/** The price as the rule `display-price` wants it: plain, recorded, or reduced with the price before. */
export const PriceLines = ({ price, current }: PriceLinesProps) => {
  const t = useTexts('course');
  const common = useTexts('common');
  const locale = useLocale();
  const standard = price?.standard ?? null;
  const lowest = price?.lowestBefore ?? null;
  const { value } = displayPrice({ standardPrice: standard, currentPrice: current, lowestPrice: lowest });
  const shown = value === 'recorded' ? standard : current;
  if (value === 'noPrice' || shown === null) return <p className="price-words">{t.priceOnRequest()}</p>;
  const words = (grosze: number): string => priceWords(grosze, locale, common);
  return (
    <>
      <p className="price">
        {value === 'reduced' && standard !== null && (
          <s className="price-before">
            <span className="visually-hidden">{t.standardPrice()}: </span>
            {words(standard)}*
          </s>
        )}
        <span className="price-amount">{words(shown)}</span> <span className="price-unit">{t.gross()}</span>
      </p>
      {value === 'reduced' && lowest !== null && (
        <p className="note">
          {t.promotionNote()} {t.lowestBefore({ price: words(lowest) })}
        </p>
      )}
    </>
  );
};
