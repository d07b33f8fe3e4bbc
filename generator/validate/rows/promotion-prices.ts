import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { lowestPriceBeforeReduction, type PricePoint } from '#domain/money/lowest-price.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { Model } from '#model/schema/model.ts';
import { type Parameters, parameterIntervals, parameterValueById } from '../../rules/meaning/parameter-value.ts';

export interface Prices {
  readonly model: Model;
  readonly parameters: Parameters;
}

export type PromotionRow = Model['promotions'][number];

export const dayNumberOrNaN = (date: string): number => parseCivilDate(date) ?? Number.NaN;
const finite = (day: number): number | null => (Number.isFinite(day) ? day : null);

/** The price of a promotion: the promotional price of its course on its first day. */
export const promotionalPrice = (row: PromotionRow, type: CourseType, { parameters }: Prices): number | null =>
  type.price?.promotional ? parameterValueById(parameters, type.price.promotional, dayNumberOrNaN(row.from)) : null;

/** The prices that a course has had: its standard price, and those of its promotions except one. */
const historyOf = (row: PromotionRow | null, type: CourseType, prices: Prices): readonly PricePoint[] => {
  const standard = type.price === null ? undefined : prices.parameters[type.price.standard];
  const others = prices.model.promotions.filter((other) => other !== row && other.type === type.id);
  return [
    ...(standard === undefined ? [] : parameterIntervals(standard)).map(({ from, to, value }) => ({
      from: finite(from),
      to: finite(to),
      grosze: value,
    })),
    ...others.flatMap((other) => {
      const grosze = promotionalPrice(other, type, prices);
      return grosze === null
        ? []
        : [{ from: dayNumberOrNaN(other.from), to: other.to === null ? null : dayNumberOrNaN(other.to), grosze }];
    }),
  ];
};

/** The lowest price of the days before a promotion that the law requires; null where one of those days has no known price. */
export const lowestPriceBeforePromotion = (row: PromotionRow, type: CourseType, prices: Prices): number | null => {
  const start = dayNumberOrNaN(row.from);
  const days = parameterValueById(prices.parameters, 'lowestPriceDays', start);
  return days === null ? null : lowestPriceBeforeReduction(historyOf(row, type, prices), start, days);
};

/** The same for a reduction by the calendar: as no day of it is known, it is treated as if it began on the edition day. */
export const lowestPriceBeforeCalendarReduction = (type: CourseType, prices: Prices): number | null => {
  const start = dayNumberOrNaN(prices.model.edition);
  const days = parameterValueById(prices.parameters, 'lowestPriceDays', start);
  return days === null ? null : lowestPriceBeforeReduction(historyOf(null, type, prices), start, days);
};
