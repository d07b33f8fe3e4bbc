import { formatAmount } from '#domain/money/format-amount.ts';
import type { Price } from '#domain/pages/course.ts';
import type { DisplayPriceValue } from '#generated/rules/display-price.ts';
import { isPriceAgreed } from '../../lib/calendar/calendar-price.ts';
import { decidePrice } from '../../lib/calendar/shown-price.ts';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';

export interface ShownPrice {
  readonly kind: DisplayPriceValue;
  /** The price in words, or why there is none. */
  readonly words: string;
  readonly standard: string | null;
  readonly lowestBefore: string | null;
}

/** The price of a course in words. */
export const useShownPrice = (courseId: string, price: Price | null): ShownPrice => {
  const t = useTexts('course');
  const common = useTexts('common');
  const locale = useLocale();
  const { kind, amount } = decidePrice(useSite(), courseId, price);
  const inWords = (grosze: number | null): string | null =>
    grosze === null ? null : common.zloty({ amount: formatAmount(grosze, locale) });
  const none = isPriceAgreed(courseId) ? t.priceOnRequest() : t.askPrice();
  return {
    kind,
    words: inWords(amount) ?? none,
    standard: inWords(price?.standard ?? null),
    lowestBefore: inWords(price?.lowestBefore ?? null),
  };
};
