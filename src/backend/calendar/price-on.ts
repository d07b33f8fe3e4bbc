import { type CoursePromotion, promotionOn } from '#domain/money/promotion.ts';
import { promotions } from '#generated/data/promotions.ts';

interface Priced {
  /** Type of the calendar. */
  readonly type: string;
  readonly price: number | null;
}

/** The price of a course on a day (`YYYY-MM-DD`) in grosze: the standard one, or that of the promotion of the day. */
export const priceOn = (
  { type, price }: Priced,
  day: string,
  announced: readonly CoursePromotion[] = promotions,
): number | null =>
  promotionOn(
    announced.filter(({ calendar }) => calendar === type),
    day,
  )?.price ?? price;
