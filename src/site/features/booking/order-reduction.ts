import { type CoursePromotion, promotionOn } from '#domain/money/promotion.ts';
import { promotions } from '#generated/data/promotions.ts';
import { displayPrice } from '#generated/rules/display-price.ts';

interface Ordered {
  /** Type of the term in the calendar. */
  readonly type: string;
  /** Grosze for one person. */
  readonly price: number;
  /** `YYYY-MM-DD` in Warsaw. */
  readonly day: string;
}

/** The promotion that an ordered price is that of; null where nothing may be called a reduction. */
export const orderReduction = (
  { type, price, day }: Ordered,
  announced: readonly CoursePromotion[] = promotions,
): CoursePromotion | null => {
  const promotion = promotionOn(
    announced.filter(({ calendar }) => calendar === type),
    day,
  );
  if (promotion === null || promotion.price !== price) return null;
  const { standard, lowestBefore } = promotion;
  const shown = displayPrice({ standardPrice: standard, currentPrice: price, lowestPrice: lowestBefore });
  return shown.value === 'reduced' ? promotion : null;
};
