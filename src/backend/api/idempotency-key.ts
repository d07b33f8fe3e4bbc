import type { Context } from 'hono';
import { idempotencyKeyPattern } from '#domain/identifiers/idempotency-key.ts';
import { refuse } from './problem.ts';

const keyShape = new RegExp(idempotencyKeyPattern);

/** The Idempotency-Key of a request, if it has one. */
export const readKey = (context: Context): string | undefined => {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !keyShape.test(key)) throw refuse(400, 'bad-idempotency-key');
  return key;
};

/** The key of a call that is ours; these do not work without one. */
export const requireKey = (context: Context): string => {
  const key = readKey(context);
  if (key === undefined) throw refuse(400, 'idempotency-key-missing');
  return key;
};
