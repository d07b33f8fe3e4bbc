import type { Parameter } from '#model/rules/parameter.ts';
import type { Finding } from '../problems/finding.ts';

const parameterProblem = (value: number, { unit }: Parameter): Pick<Finding, 'code'> | null => {
  if (value < 0) return { code: 'negative-parameter' };
  return unit === 'grosze' && !Number.isInteger(value) ? { code: 'not-whole-grosze' } : null;
};

/** No number of the business is negative, and money is whole grosze. Time lines are checked with the rules. */
export const checkParameters = (parameters: Readonly<Record<string, Parameter>>): Finding[] => {
  const findings: Finding[] = [];
  for (const [id, parameter] of Object.entries(parameters))
    for (const [index, { value }] of parameter.values.entries()) {
      const fault = parameterProblem(value, parameter);
      const at = { model: ['parameters', id, 'values', index, 'value'] };
      if (fault !== null) findings.push({ ...fault, at, found: `“${id}” is ${value}.` });
    }
  return findings;
};
