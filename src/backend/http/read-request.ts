import type { Context } from 'hono';
import { idempotencyKeyPattern } from '#domain/identifiers/idempotency-key.ts';
import { prototypeKeys } from '#domain/json-value.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import type { CheckedForm } from '#forms/check-form.ts';
import { type ProblemField, Refused } from './refused.ts';

/** The language of the page that sent a request: from the header that our script sets, otherwise from the address of the page. */
export function readVisitorLocale(c: Context): Locale {
  const wanted = c.req.header('accept-language');
  if (isLocale(wanted)) return wanted;
  const referer = c.req.header('referer');
  const path = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'pl';
}

/** The query of a request: an empty parameter and `null` count as absent; a parameter given twice is refused as ambiguous. */
export const readQuery = (c: Context): Readonly<Record<string, unknown>> => {
  const entries = Object.entries(c.req.queries()).filter(([, values]) =>
    values.some((value) => value !== '' && value !== 'null'),
  );
  const repeated = entries.find(([, values]) => values.length > 1);
  if (repeated) throw new Refused('invalid-query', { fields: [{ field: repeated[0].slice(0, 60), code: 'repeated' }] });
  return Object.fromEntries(entries.map(([name, [value = '']]) => [name, value]));
};

const keyShape = new RegExp(idempotencyKeyPattern);

/** The Idempotency-Key of a request, if it has one. */
export const readIdempotencyKey = (c: Context): string | undefined => {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !keyShape.test(key)) throw new Refused('bad-idempotency-key');
  return key;
};

/** The Idempotency-Key of a call that requires one. */
export const requireIdempotencyKey = (c: Context): string => {
  const key = readIdempotencyKey(c);
  if (key === undefined) throw new Refused('idempotency-key-missing');
  return key;
};

/** The largest size of a request body, in bytes. */
export const bodyLimit = 16 * 1024;

/**
 * Reads the JSON of a request. Another content type, a compressed body, a broken encoding and invalid JSON are refused, each with its own
 * code.
 */
export const readJsonBody = async (c: Context): Promise<unknown> => {
  checkType(c.req.header('content-type'));
  if (c.req.header('content-encoding')) throw new Refused('compressed-body');
  const text = decode(await c.req.arrayBuffer());
  try {
    return JSON.parse(text, refuseForbiddenKey);
  } catch {
    throw new Refused('bad-json');
  }
};

const checkType = (header: string | undefined): void => {
  const [type, ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (type !== 'application/json' || (charset !== undefined && !/^charset="?utf-8"?$/.test(charset))) {
    throw new Refused('not-json');
  }
};

const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refused('bad-encoding');
  }
};

const refuseForbiddenKey = (key: string, value: unknown): unknown => {
  if (prototypeKeys.has(key)) throw new SyntaxError('A key of this name is not allowed.');
  return value;
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

/** The part of the schemas in `generated/schemas` that is used here. */
export interface PayloadSchema<Output> {
  safeParse(value: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

/** Returns the body if it fits the schema; otherwise throws a 422 that names the fields which do not fit. */
export const parseBody = <Output>(schema: PayloadSchema<Output>, value: unknown): Output =>
  parseOr(schema, value, (fields) => new Refused('invalid-fields', { fields }));

export const parseQuery = <Output>(schema: PayloadSchema<Output>, value: unknown): Output =>
  parseOr(schema, value, (fields) => new Refused('invalid-query', { fields }));

/** Returns the path parameters; those that do not fit the schema are answered with 404. */
export const parsePathParameters = <Output>(schema: PayloadSchema<Output>, value: unknown): Output =>
  parseOr(schema, value, () => new Refused('not-found'));

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

/** Returns the body of a valid form; otherwise throws a 422 that names every invalid field with the code of its message. */
export const requireValidForm = <Body>({ problems, body }: CheckedForm<Body>): Body => {
  if (body !== null) return body;
  const fields = Object.entries(problems).map(([field, code]) => ({ field, code }));
  throw new Refused('invalid-fields', { fields });
};
