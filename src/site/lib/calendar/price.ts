import type { Price } from '#contract/course.ts';
import type { Locale } from '#domain/locale.ts';
import { formatPrice, zlotyToGrosze } from '#domain/money/amount.ts';
import { findPromotionOnDay } from '#domain/money/promotion.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { type DisplayPriceValue, displayPrice } from '#generated/rules/display-price.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Site } from '../site-context.ts';
import { calendarAnswerForCourse } from './calendar-course.ts';

/** The calendar's price, sent in złoty, as grosze; null where the answer has none or a negative one. */
export const calendarPriceInGrosze = ({ price }: Pick<CoursesResponse, 'price'>): number | null =>
  price === null || price < 0 ? null : zlotyToGrosze(price);

/** The result of the rule `display-price` for the calendar's price and the recorded one; `amount` is grosze. */
export interface PriceDecision {
  readonly kind: DisplayPriceValue;
  readonly amount: number | null;
  /** The lowest price before a reduction, in grosze, that is shown next to the price. */
  readonly lowest: number | null;
  /** Whether the price is that of the recorded promotion, on its days. */
  readonly promoted: boolean;
}

/** Whether the recorded promotion applies on a day at the current price. */
const isPromoted = (price: Price | null, { current, day }: { readonly current: number | null; readonly day: string }) =>
  findPromotionOnDay(price?.promotional ? [price.promotional] : [], day)?.price === current;

/** Decides how a price is shown on a day (`YYYY-MM-DD`); `current` is the calendar's price in grosze, null without an answer. */
export const decideShownPrice = (
  price: Price | null,
  { current, day }: { readonly current: number | null; readonly day: string },
): PriceDecision => {
  const recorded = price?.standard ?? null;
  const promoted = current !== null && isPromoted(price, { current, day });
  const lowest = (promoted ? price?.lowestBefore : price?.lowest) ?? null;
  const { value: kind } = displayPrice({ standardPrice: recorded, currentPrice: current, lowestPrice: lowest });
  return { kind, amount: kind === 'recorded' ? recorded : current, lowest, promoted };
};

/** The price of a course at the time of the build, as pages, structured data and open data show it. */
export const decidePriceAtBuild = (site: Site, courseId: string, price: Price | null): PriceDecision => {
  const answer = calendarAnswerForCourse(site, courseId);
  const current = answer === null ? null : calendarPriceInGrosze(answer);
  return decideShownPrice(price, { current, day: site.reader.fetchedOn() });
};

/** Whether the price is agreed with each customer and no list price exists. */
export const isPriceAgreedIndividually = (courseId: string): boolean => {
  const course = courseTypes.find(({ id }) => id === courseId);
  return course === undefined || !canAudienceBookOnline(course.audience);
};

/** A decided price as texts of a language. */
export interface ShownPrice {
  readonly kind: DisplayPriceValue;
  /** The amount, or the reason why there is none. */
  readonly words: string;
  readonly standard: string | null;
  readonly lowestBefore: string | null;
  /** Whether the price is that of an announced promotion. */
  readonly promoted: boolean;
}

interface PriceTexts {
  readonly decision: PriceDecision;
  readonly price: Pick<Price, 'standard'> | null;
  /** The text shown where there is no price. */
  readonly none: string;
}

/** The texts of a decided price. */
export const shownPriceTexts = ({ decision, price, none }: PriceTexts, locale: Locale): ShownPrice => {
  const inWords = (grosze: number | null): string | null => (grosze === null ? null : formatPrice(grosze, locale));
  return {
    kind: decision.kind,
    words: inWords(decision.amount) ?? none,
    standard: inWords(price?.standard ?? null),
    lowestBefore: inWords(decision.lowest),
    promoted: decision.promoted && decision.kind === 'reduced',
  };
};

/** The price for one person of the dates of a course type. */
export interface TypeOffer {
  /** In words; null where none is known. */
  readonly price: string | null;
  /** In grosze. */
  readonly amount: number | null;
}

/** The offer that follows from an answer of the calendar. */
export const offerFromCalendarAnswer = (answer: CoursesResponse, locale: Locale): TypeOffer => {
  const grosze = calendarPriceInGrosze(answer);
  return {
    price: grosze === null ? null : formatPrice(grosze, locale),
    amount: grosze,
  };
};
