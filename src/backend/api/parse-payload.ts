import type { CheckedForm } from '#forms/check-form.ts';
import { type ProblemField, refuse } from './problem.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

/** What a schema of `generated/schemas` offers here. */
export interface PayloadSchema<Output> {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

/** A body that fits its contract; otherwise the fields that do not are named in a 422. */
export const parseBody = <Output>(schema: PayloadSchema<Output>, value: unknown): Output =>
  parseOr(schema, value, (fields) => refuse(422, 'invalid-fields', fields));

export const parseQuery = <Output>(schema: PayloadSchema<Output>, value: unknown): Output =>
  parseOr(schema, value, (fields) => refuse(400, 'invalid-query', fields));

/** A path parameter that cannot be one names nothing. */
export const parseParameters = <Output>(schema: PayloadSchema<Output>, value: unknown): Output =>
  parseOr(schema, value, () => refuse(404, 'not-found'));

const parseOr = <Output>(
  schema: PayloadSchema<Output>,
  value: unknown,
  problem: (fields: readonly ProblemField[]) => Error,
): Output => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw problem(fieldsOf(result.error.issues));
};

const fieldsOf = (issues: readonly Issue[]): readonly ProblemField[] => {
  const fields = issues.map(({ path, code }) => ({
    field: String(path[0] ?? 'body').slice(0, 60),
    code: (code ?? 'invalid').replaceAll('_', '-'),
  }));
  return fields.filter((field, index) => fields.findIndex((other) => other.field === field.field) === index);
};

/** The body of a form in order; otherwise every field that is not is named in a 422, with the message that the form has for it. */
export const acceptForm = <Body>({ problems, body }: CheckedForm<Body>): Body => {
  if (body !== null) return body;
  const fields = Object.entries(problems).map(([field, code]) => ({ field, code }));
  throw refuse(422, 'invalid-fields', fields);
};
