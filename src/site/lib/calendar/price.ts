import type { Locale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/format-amount.ts';
import type { Price } from '#domain/pages/course.ts';
import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { type DisplayPriceValue, displayPrice } from '#generated/rules/display-price.ts';
import type { Site } from '../site-context.ts';
import { calendarCourseOf } from './calendar-course.ts';
import { latestPrice } from './latest-course.ts';

/** What the rule `display-price` makes of the calendar's price and the recorded one; `amount` is grosze. */
export interface PriceDecision {
  readonly kind: DisplayPriceValue;
  readonly amount: number | null;
}

/** The lowest price before a reduction: that of the recorded promotion, on its days and at its price. */
export const lowestOf = (
  price: Price | null,
  { current, day }: { readonly current: number; readonly day: string },
): number | null => {
  const promotion = price?.promotional ?? null;
  if (price === null || promotion === null || promotion.price !== current) return null;
  return promotion.from <= day && day <= (promotion.to ?? day) ? price.lowestBefore : null;
};

/** How a price is shown on a day, when the calendar gives `current` or nothing. */
export const priceDecision = (
  price: Price | null,
  { current, day }: { readonly current: number | null; readonly day: string },
): PriceDecision => {
  const recorded = price?.standard ?? null;
  const lowest = current === null ? null : lowestOf(price, { current, day });
  const { value: kind } = displayPrice({ standardPrice: recorded, currentPrice: current, lowestPrice: lowest });
  return { kind, amount: kind === 'recorded' ? recorded : current };
};

export interface ShownPrice {
  readonly kind: DisplayPriceValue;
  /** The price in words, or why there is none. */
  readonly words: string;
  readonly standard: string | null;
  readonly lowestBefore: string | null;
}

interface PriceTexts {
  readonly decision: PriceDecision;
  readonly price: Pick<Price, 'standard' | 'lowestBefore'> | null;
  /** What stands where there is no price. */
  readonly none: string;
}

/** What was decided of a price, in words. */
export const priceTexts = (
  { decision, price, none }: PriceTexts,
  common: Messages['common'],
  locale: Locale,
): ShownPrice => {
  const inWords = (grosze: number | null): string | null =>
    grosze === null ? null : common.zloty({ amount: formatAmount(grosze, locale) });
  return {
    kind: decision.kind,
    words: inWords(decision.amount) ?? none,
    standard: inWords(price?.standard ?? null),
    lowestBefore: inWords(price?.lowestBefore ?? null),
  };
};

/** The calendar's price of a course in grosze; null when it gave none. */
export const calendarPriceOf = (site: Site, courseId: string): number | null => {
  const answer = calendarCourseOf(site, courseId);
  return answer === null ? null : latestPrice(answer);
};

/** Whether the price is agreed with each customer instead of standing in a list. */
export const isPriceAgreed = (courseId: string): boolean => {
  const course = courseTypes.find(({ id }) => id === courseId);
  return audiences.find(({ id }) => id === course?.audience)?.openCourses !== true;
};

/** The price that pages, structured data and open data show for a course. */
export const decidePrice = (site: Site, courseId: string, price: Price | null): PriceDecision =>
  priceDecision(price, { current: calendarPriceOf(site, courseId), day: site.reader.fetchedOn() });
