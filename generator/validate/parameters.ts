import type { Parameter } from '#model/rules/parameter.ts';
import type { Finding } from '../problems/finding.ts';
import type { Facts } from './facts.ts';

const parameterProblem = (value: number, { unit }: Parameter): Pick<Finding, 'code'> | null => {
  if (value < 0) return { code: 'negative-parameter' };
  return unit === 'grosze' && !Number.isInteger(value) ? { code: 'not-whole-grosze' } : null;
};

/** Checks that no number is negative and that money is whole grosze. Timelines are checked with the rules. */
export const checkParameterValues = (parameters: Readonly<Record<string, Parameter>>): Finding[] => {
  const findings: Finding[] = [];
  for (const [id, parameter] of Object.entries(parameters))
    for (const [index, { value }] of parameter.values.entries()) {
      const fault = parameterProblem(value, parameter);
      const at = { model: ['parameters', id, 'values', index, 'value'] };
      if (fault !== null) findings.push({ ...fault, at, found: `“${id}” is ${value}.` });
    }
  return findings;
};

/**
 * How far a price may be from the median of all prices: złoty typed as grosze are a hundredth of it, grosze multiplied twice a hundred
 * times as much.
 */
const proportions = { least: 1 / 50, most: 20 };

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Checks that no price of a course differs so much from the others that it must be in another unit. */
export const checkPriceProportions = ({ model, parameters }: Facts): Finding[] => {
  const names = model.courseTypes.flatMap(({ price }) =>
    price === null ? [] : [price.standard, price.promotional ?? []].flat(),
  );
  const prices = [...new Set(names)].flatMap((name) =>
    (parameters[name]?.values ?? []).map(({ value }, index) => ({ name, value, index })),
  );
  const middle = middleOf(prices.map(({ value }) => value));
  return prices
    .filter(
      ({ value }) =>
        Number.isInteger(value) &&
        value > 0 &&
        (value < middle * proportions.least || value > middle * proportions.most),
    )
    .map(({ name, value, index }) => ({
      code: 'price-out-of-proportion',
      at: { model: ['parameters', name, 'values', index, 'value'] },
      found: `“${name}” is ${value} grosze; the median of all prices is ${middle}.`,
    }));
};
