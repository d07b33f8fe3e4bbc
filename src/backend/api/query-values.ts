import type { Context } from 'hono';
import { refuse } from './problem.ts';

/**
 * The query of a request: an empty parameter is an absent one, and so is `null`; a parameter given twice has no single meaning and is refused.
 */
export const readQuery = (context: Context): Readonly<Record<string, unknown>> => {
  const entries = Object.entries(context.req.queries()).filter(([, values]) =>
    values.some((value) => value !== '' && value !== 'null'),
  );
  const repeated = entries.find(([, values]) => values.length > 1);
  if (repeated) throw refuse(400, 'invalid-query', [{ field: repeated[0].slice(0, 60), code: 'repeated' }]);
  return Object.fromEntries(entries.map(([name, [value = '']]) => [name, value]));
};
