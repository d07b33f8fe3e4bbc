import type { Locale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/format-amount.ts';
import { type OrderPossibleValue, orderPossible } from '#generated/rules/order-possible.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';

const groszePerZloty = 100;

/** The calendar's price, converted from złoty to grosze; null where it gives none, or one that cannot be. */
export const latestPrice = ({ price }: Pick<CoursesResponse, 'price'>): number | null =>
  price === null || price < 0 ? null : Math.round(price * groszePerZloty);

/** How the terms of a type with free places are offered: what one person pays, and whether they can be ordered at all. */
export interface TypeOffer {
  /** Złoty as text; null where no price is known. */
  readonly amount: string | null;
  readonly action: OrderPossibleValue;
}

export const typeOffer = (answer: CoursesResponse, locale: Locale): TypeOffer => {
  const price = latestPrice(answer);
  return {
    amount: price === null ? null : formatAmount(price, locale),
    action: orderPossible({ price, full: false }).value,
  };
};

/** The parts of a course page that the calendar may fill, by the field of its answer. */
export const latestParts = ['intro', 'description', 'program', 'priceDescription'] as const;
export type LatestPart = (typeof latestParts)[number];
