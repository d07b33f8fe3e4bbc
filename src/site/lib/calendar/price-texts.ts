import type { Locale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/format-amount.ts';
import type { Price } from '#domain/pages/course.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import type { DisplayPriceValue } from '#generated/rules/display-price.ts';
import type { PriceDecision } from './price-decision.ts';

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
