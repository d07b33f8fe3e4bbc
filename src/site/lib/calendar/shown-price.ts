import type { Price } from '#domain/pages/course.ts';
import { type DisplayPriceValue, displayPrice } from '#generated/rules/display-price.ts';
import type { Site } from '../site-context.ts';
import { calendarPriceOf } from './calendar-price.ts';

/** What the rule `display-price` makes of the calendar's price and the recorded one; `amount` is grosze. */
export interface PriceDecision {
  readonly kind: DisplayPriceValue;
  readonly amount: number | null;
}

/** The price that pages, structured data and open data show for a course. */
export const decidePrice = (site: Site, courseId: string, price: Price | null): PriceDecision => {
  const current = calendarPriceOf(site, courseId);
  const recorded = price?.standard ?? null;
  const lowest = price?.lowestBefore ?? null;
  const { value: kind } = displayPrice({ standardPrice: recorded, currentPrice: current, lowestPrice: lowest });
  return { kind, amount: kind === 'recorded' ? recorded : current };
};
