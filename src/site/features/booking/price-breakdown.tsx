import { formatAmount } from '#domain/money/format-amount.ts';
import type { CoursePromotion } from '#domain/money/promotion.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';

const noteId = 'order-price-note';

/** How the amount to pay comes about, as the server computed it; the discount is of the whole booking, not per head. */
export const PriceBreakdown = ({
  price,
  reduction,
}: {
  readonly price: RegistrationPriceResponse;
  /** The promotion that the price is that of. */
  readonly reduction: Pick<CoursePromotion, 'standard' | 'lowestBefore'> | null;
}) => {
  const t = useTexts('booking');
  const common = useTexts('common');
  const course = useTexts('course');
  const locale = useLocale();
  const money = (grosze: number) => common.zloty({ amount: formatAmount(grosze, locale) });
  if (price.price === null || price.amount === null) return <p className="price-open">{t.priceOpen()}</p>;
  const pair = price.persons > 1;
  return (
    <>
      <dl className="price-lines">
        <div>
          <dt>{t.persons({ count: price.persons })}</dt>
          <dd aria-describedby={reduction === null ? undefined : noteId}>
            {reduction !== null && (
              <s className="price-before">
                <span className="visually-hidden">{course.standardPrice()}: </span>
                {money(reduction.standard)}*
              </s>
            )}{' '}
            {pair ? `${price.persons} × ${money(price.price)}` : money(price.price)}
          </dd>
        </div>
        {price.discount > 0 && (
          <div>
            <dt>{pair ? t.discountPair() : t.discountSecond()}</dt>
            <dd>−{money(price.discount)}</dd>
          </div>
        )}
        <div className="price-total">
          <dt>{t.total()}</dt>
          <dd>{money(price.amount)}</dd>
        </div>
      </dl>
      {reduction !== null && (
        <p className="note" id={noteId}>
          {course.promotionNote()}{' '}
          {course.lowestBefore({ days: parameters.lowestPriceDays, price: money(reduction.lowestBefore) })}
        </p>
      )}
    </>
  );
};
