import { formatAmount } from '#domain/money/format-amount.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import type { BookingPrice } from './booking-price.ts';

/** How the amount to pay comes about; the discount is of the whole booking, not per head. */
export const PriceBreakdown = ({ price }: { readonly price: BookingPrice | null }) => {
  const t = useTexts('booking');
  const common = useTexts('common');
  const locale = useLocale();
  const money = (grosze: number) => common.zloty({ amount: formatAmount(grosze, locale) });
  if (price === null) return <p className="price-open">{t.priceOpen()}</p>;
  return (
    <dl className="price-lines">
      <div>
        <dt>{t.persons({ count: price.persons })}</dt>
        <dd>{price.pair ? `${price.persons} × ${money(price.each)}` : money(price.each)}</dd>
      </div>
      {price.discount > 0 && (
        <div>
          <dt>{price.pair ? t.discountPair() : t.discountSecond()}</dt>
          <dd>−{money(price.discount)}</dd>
        </div>
      )}
      <div className="price-total">
        <dt>{t.total()}</dt>
        <dd>{money(price.total)}</dd>
      </div>
    </dl>
  );
};
