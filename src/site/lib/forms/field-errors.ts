import type { Problems } from '#forms/check-form.ts';

export type { Problems };

/** Problems in the shape that react-hook-form expects of a resolver. */
export const toFormErrors = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, { type: 'rule', message: code }]));

/** The result of a resolver: the values of a valid form, or its errors. */
export const toResolverResult = <Values extends object>(values: Values, problems: Problems) => {
  const errors = toFormErrors(problems);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
