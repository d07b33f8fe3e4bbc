import type { Price } from '#domain/pages/course.ts';
import { type DisplayPriceValue, displayPrice } from '#generated/rules/display-price.ts';

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
