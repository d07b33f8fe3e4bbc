import type { Context } from 'hono';
import { refuse } from './problem.ts';

/** Bytes of a request body. */
export const bodyLimit = 16 * 1024;

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The JSON of a request; every way in which it can be none has a status and a code of its own. */
export const readJson = async (context: Context): Promise<unknown> => {
  checkType(context.req.header('content-type'));
  if (context.req.header('content-encoding')) throw refuse(415, 'compressed-body');
  const text = decode(await context.req.arrayBuffer());
  try {
    return JSON.parse(text, refuseForbiddenKey);
  } catch {
    throw refuse(400, 'bad-json');
  }
};

const checkType = (header: string | undefined): void => {
  const [type, ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (type !== 'application/json' || (charset !== undefined && !/^charset="?utf-8"?$/.test(charset))) {
    throw refuse(415, 'not-json');
  }
};

const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw refuse(400, 'bad-encoding');
  }
};

const refuseForbiddenKey = (key: string, value: unknown): unknown => {
  if (forbiddenKeys.has(key)) throw new SyntaxError('A key of this name is not allowed.');
  return value;
};
