import type { CoursePromotion, Promotion, StandardPrice } from '#domain/money/promotion.ts';
import type { CourseType } from '#model/schema/courses.ts';
import { parameterValueById } from '../rules/meaning/parameter-value.ts';
import {
  dayNumberOrNaN,
  lowestPriceBeforeEdition,
  lowestPriceBeforePromotion,
  type Prices,
  promotionalPrice,
} from '../validate/rows/promotion-prices.ts';

/** The promotions of a course in the order of their days; what cannot be announced has been refused. */
export const coursePromotions = (type: CourseType, prices: Prices): readonly Promotion[] =>
  prices.model.promotions
    .filter((row) => row.type === type.id)
    .flatMap((row) => {
      const price = promotionalPrice(row, type, prices);
      const lowest = lowestPriceBeforePromotion(row, type, prices);
      return price === null || lowest === null ? [] : [{ price, from: row.from, to: row.to, lowestBefore: lowest }];
    })
    .toSorted((one, other) => dayNumberOrNaN(one.from) - dayNumberOrNaN(other.from));

/** The promotion of the edition, or else the next one. */
export const currentOrNextPromotion = (type: CourseType, prices: Prices): Promotion | null =>
  coursePromotions(type, prices).find(({ to }) => to === null || prices.model.edition <= to) ?? null;

/** Promotions with the course that they are of, its type in the calendar and its standard price on their first day. */
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

/** The lowest price next to a lower one of the calendar, where the owner shows that as a reduction. */
export const lowestPriceToShow = (type: CourseType, prices: Prices): number | null =>
  prices.model.choices.some(({ id, value }) => id === 'reductionFromCalendar' && value)
    ? lowestPriceBeforeEdition(type, prices)
    : null;

/** What a lower price of the calendar is compared with, by course. */
export const planStandardPrices = (prices: Prices): readonly StandardPrice[] =>
  prices.model.courseTypes.flatMap((type) => {
    const standard =
      type.price && parameterValueById(prices.parameters, type.price.standard, dayNumberOrNaN(prices.model.edition));
    const lowest = type.price === null ? null : lowestPriceToShow(type, prices);
    return standard === null || lowest === null ? [] : [{ calendar: type.calendar, standard, lowestBefore: lowest }];
  });
