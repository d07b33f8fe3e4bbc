import type { Price } from '#domain/pages/course.ts';
import { isPriceAgreed } from '../../lib/calendar/calendar-price.ts';
import { priceTexts, type ShownPrice } from '../../lib/calendar/price-texts.ts';
import { decidePrice } from '../../lib/calendar/shown-price.ts';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';

/** The price of a course in words. */
export const useShownPrice = (courseId: string, price: Price | null): ShownPrice => {
  const t = useTexts('course');
  const none = isPriceAgreed(courseId) ? t.priceOnRequest() : t.askPrice();
  const decision = decidePrice(useSite(), courseId, price);
  return priceTexts({ decision, price, none }, useTexts('common'), useLocale());
};
