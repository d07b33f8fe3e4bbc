import type { Parameter } from '#model/rules/parameter.ts';
import type { Finding } from '../problems/finding.ts';

/** No number of the business is negative. Time lines are checked with the rules. */
export const checkParameters = (parameters: Readonly<Record<string, Parameter>>): Finding[] =>
  Object.entries(parameters).flatMap(([id, parameter]) =>
    parameter.values.flatMap(({ value }, index): Finding[] =>
      value < 0
        ? [
            {
              code: 'negative-parameter',
              at: { model: ['parameters', id, 'values', index, 'value'] },
              found: `“${id}” is ${value}.`,
            },
          ]
        : [],
    ),
  );
