import type { CourseType } from '#model/schema/courses.ts';
import type { Finding } from '../../problems/finding.ts';
import { parameterIntervals, parameterValueById } from '../../rules/meaning/parameter-value.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';
import {
  dayNumberOrNaN,
  lowestPriceBeforePromotion,
  type Prices,
  type PromotionRow,
  promotionalPrice,
} from './promotion-prices.ts';

type Claim = Pick<Finding, 'code' | 'found' | 'reliesOn'> & { readonly field: string };

const lastDay = ({ to }: PromotionRow): number => (to === null ? Number.POSITIVE_INFINITY : dayNumberOrNaN(to));

const periodFault = (row: PromotionRow, { model }: Prices): Claim | null => {
  if (lastDay(row) < dayNumberOrNaN(row.from))
    return {
      code: 'promotion-period',
      field: 'to',
      found: `The promotion ends on ${row.to}, before it begins on ${row.from}.`,
    };
  const earlier = model.promotions.find(
    (other) =>
      other !== row &&
      other.type === row.type &&
      dayNumberOrNaN(other.from) <= dayNumberOrNaN(row.from) &&
      dayNumberOrNaN(row.from) <= lastDay(other),
  );
  if (earlier === undefined) return null;
  return {
    code: 'promotion-period',
    field: 'from',
    found: `The promotion “${earlier.id}” of the same course is still running on ${row.from}.`,
  };
};

/** The standard prices that apply on a day of the promotion. */
const standardPrices = (row: PromotionRow, type: CourseType, { parameters }: Prices): readonly number[] => {
  const standard = type.price === null ? undefined : parameters[type.price.standard];
  return (standard === undefined ? [] : parameterIntervals(standard))
    .filter(({ from, to }) => from <= lastDay(row) && dayNumberOrNaN(row.from) <= to)
    .map(({ value }) => value);
};

const priceFault = (row: PromotionRow, type: CourseType, prices: Prices): Claim | null => {
  const price = promotionalPrice(row, type, prices);
  if (price === null)
    return {
      code: 'promotion-without-price',
      field: 'type',
      found: `“${row.type}” has no promotional price on ${row.from}.`,
    };
  const standard = standardPrices(row, type, prices).find((one) => one <= price);
  if (standard !== undefined)
    return {
      code: 'promotion-not-lower',
      field: 'type',
      found: `In the promotion “${row.type}” costs ${price}, which is not below its standard price of ${standard}.`,
      reliesOn: [type.price?.standard, type.price?.promotional].map((id) => `parameter ${id}`),
    };
  const lowest = lowestPriceBeforePromotion(row, type, prices);
  const days = parameterValueById(prices.parameters, 'lowestPriceDays', dayNumberOrNaN(row.from));
  if (lowest !== null && price < lowest) return null;
  if (lowest !== null)
    return {
      code: 'promotion-not-lower',
      field: 'from',
      found: `In the promotion “${row.type}” costs ${price}, which is not below ${lowest}, its lowest price of the ${days} days before ${row.from}.`,
      reliesOn: [`parameter ${type.price?.promotional}`],
    };
  return {
    code: 'promotion-without-lowest',
    field: 'from',
    found: `The price of “${row.type}” is not known on each of the ${days ?? 'many'} days before ${row.from}.`,
  };
};

/**
 * Checks that a reduction is announced only with its period, below the standard price and below the lowest price of the days before it
 * (C02; CJEU C-330/23).
 */
export const checkPromotions = ({ rows, ...prices }: Facts): Finding[] =>
  prices.model.promotions.flatMap((row): Finding[] => {
    const type = prices.model.courseTypes.find(({ id }) => id === row.type);
    const fault = periodFault(row, prices) ?? (type === undefined ? null : priceFault(row, type, prices));
    if (fault === null) return [];
    const { field, ...claims } = fault;
    return [{ ...claims, at: createFieldLocator(rows)(row, field) }];
  });
