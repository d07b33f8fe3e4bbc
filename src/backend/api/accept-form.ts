import type { CheckedForm } from '#forms/check-form.ts';
import { refuse } from './problem.ts';

/** The body of a form in order; otherwise every field that is not is named in a 422, with the message that the form has for it. */
export const acceptForm = <Body>({ problems, body }: CheckedForm<Body>): Body => {
  if (body !== null) return body;
  const fields = Object.entries(problems).map(([field, code]) => ({ field, code }));
  throw refuse(422, 'invalid-fields', fields);
};
