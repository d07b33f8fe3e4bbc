/** Message keys by field id; empty when a form is in order. */
export type Problems = Readonly<Record<string, string>>;

/** Problems in the shape that react-hook-form expects from a resolver. */
export const fieldErrors = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, { type: 'rule', message: code }]));
