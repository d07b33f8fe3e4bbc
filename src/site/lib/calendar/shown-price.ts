import type { Price } from '#domain/pages/course.ts';
import type { Site } from '../site-context.ts';
import { calendarPriceOf } from './calendar-price.ts';
import { type PriceDecision, priceDecision } from './price-decision.ts';

/** The price that pages, structured data and open data show for a course. */
export const decidePrice = (site: Site, courseId: string, price: Price | null): PriceDecision =>
  priceDecision(price, { current: calendarPriceOf(site, courseId), day: site.reader.fetchedOn() });
