import { type DisplayPriceValue, displayPrice } from '#generated/rules/display-price.ts';
import type { Price } from '#generated/runtime/page-data.ts';
import { calendarPriceOf, isPriceAgreed } from '../../lib/calendar-price.ts';
import { formatAmount } from '../../lib/money.ts';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';

export interface ShownPrice {
  readonly kind: DisplayPriceValue;
  /** The price in words, or why there is none. */
  readonly words: string;
  readonly standard: string | null;
  readonly lowestBefore: string | null;
}

/** A price as the rule `display-price` wants it, from the calendar's price and the recorded one. */
export const useShownPrice = (courseId: string, price: Price | null): ShownPrice => {
  const t = useTexts('course');
  const common = useTexts('common');
  const locale = useLocale();
  const current = calendarPriceOf(useSite(), courseId);
  const recorded = price?.standard ?? null;
  const lowest = price?.lowestBefore ?? null;
  const { value: kind } = displayPrice({ standardPrice: recorded, currentPrice: current, lowestPrice: lowest });
  const inWords = (grosze: number | null): string | null =>
    grosze === null ? null : common.zloty({ amount: formatAmount(grosze, locale) });
  const none = isPriceAgreed(courseId) ? t.priceOnRequest() : t.askPrice();
  return {
    kind,
    words: inWords(kind === 'recorded' ? recorded : current) ?? none,
    standard: inWords(recorded),
    lowestBefore: inWords(lowest),
  };
};
