import type { CoursePromotion, Promotion, StandardPrice } from '#domain/money/promotion.ts';
import type { CourseType } from '#model/schema/courses.ts';
import { parameterValueById } from '../rules/meaning/parameter-value.ts';
import {
  dayNumberOrNaN,
  lowestPriceBeforeCalendarReduction,
  lowestPriceBeforePromotion,
  type Prices,
  promotionalPrice,
} from '../validate/rows/promotion-prices.ts';

/** The promotions of a course in the order of their days; the checks have refused those that may not be announced. */
export const coursePromotions = (type: CourseType, prices: Prices): readonly Promotion[] =>
  prices.model.promotions
    .filter((row) => row.type === type.id)
    .flatMap((row) => {
      const price = promotionalPrice(row, type, prices);
      const lowest = lowestPriceBeforePromotion(row, type, prices);
      return price === null || lowest === null ? [] : [{ price, from: row.from, to: row.to, lowestBefore: lowest }];
    })
    .toSorted((one, other) => dayNumberOrNaN(one.from) - dayNumberOrNaN(other.from));

/** The promotion on the day of the edition, else the next one. */
export const currentOrNextPromotion = (type: CourseType, prices: Prices): Promotion | null =>
  coursePromotions(type, prices).find(({ to }) => to === null || prices.model.edition <= to) ?? null;

/** Every promotion with its course, the calendar type of the course and its standard price on the first day. */
export const planPromotions = (prices: Prices): readonly CoursePromotion[] => {
  const planned: CoursePromotion[] = [];
  for (const type of prices.model.courseTypes)
    for (const promotion of coursePromotions(type, prices)) {
      const standard =
        type.price && parameterValueById(prices.parameters, type.price.standard, dayNumberOrNaN(promotion.from));
      if (standard !== null) planned.push({ course: type.id, calendar: type.calendar, standard, ...promotion });
    }
  return planned;
};

/**
 * The lowest price that is shown next to a lower price of the calendar, if the owner has switched on that reductions are shown; else null.
 */
export const lowestPriceToShow = (type: CourseType, prices: Prices): number | null =>
  prices.model.choices.some(({ id, value }) => id === 'reductionFromCalendar' && value)
    ? lowestPriceBeforeCalendarReduction(type, prices)
    : null;

/** By course: the prices with which a lower price of the calendar is compared. */
export const planStandardPrices = (prices: Prices): readonly StandardPrice[] =>
  prices.model.courseTypes.flatMap((type) => {
    const standard =
      type.price && parameterValueById(prices.parameters, type.price.standard, dayNumberOrNaN(prices.model.edition));
    const lowest = type.price === null ? null : lowestPriceToShow(type, prices);
    return standard === null || lowest === null ? [] : [{ calendar: type.calendar, standard, lowestBefore: lowest }];
  });
