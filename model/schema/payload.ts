import { z } from 'zod';
import { type DeepReadonly, id, registerId, text } from './base.ts';
import { source } from './source.ts';

/**
 * The shape of a JSON value, as plain data. Bounds are numbers of characters or items, or the id of a parameter.
 * An identifier `city` is a slug, `calendarCity` the number of a city in the calendar service.
 * A text of a request contains no control characters; one of many `lines` may have line breaks and tabs.
 * A `ruled` value must also satisfy the rule of that id; what a schema cannot express is marked there as `x-rule`.
 * The generator makes zod schemas, JSON Schemas and OpenAPI from it.
 */
export type Shape =
  | { readonly kind: 'text'; readonly min?: Bound; readonly max?: Bound; readonly pattern?: string; readonly lines?: true }
  | { readonly kind: 'civilDate' | 'month' | 'instant' | 'boolean' | 'number' | 'html' }
  | { readonly kind: 'true' }
  | { readonly kind: 'integer'; readonly min?: Bound; readonly max?: Bound }
  | { readonly kind: 'enumeration'; readonly values: readonly string[] }
  | { readonly kind: 'identifier'; readonly of: 'city' | 'calendarCity' | 'calendarClient' | 'locale' | 'courseType' }
  | { readonly kind: 'nullable' | 'optional'; readonly of: Shape }
  | { readonly kind: 'ruled'; readonly rule: string; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape; readonly max?: Bound }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly kind: 'named'; readonly name: string };

export type Bound = number | string;

const bound = z.union([z.int(), id]);
export const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('text'),
        min: bound.optional(),
        max: bound.optional(),
        pattern: z.string().optional(),
        lines: z.literal(true).optional(),
      }),
      z.strictObject({ kind: z.enum(['civilDate', 'month', 'instant', 'boolean', 'number', 'html']) }),
      z.strictObject({ kind: z.literal('true') }),
      z.strictObject({ kind: z.literal('integer'), min: bound.optional(), max: bound.optional() }),
      z.strictObject({ kind: z.literal('enumeration'), values: z.array(text).min(1) }),
      z.strictObject({ kind: z.literal('identifier'), of: z.enum(['city', 'calendarCity', 'calendarClient', 'locale', 'courseType']) }),
      z.strictObject({ kind: z.enum(['nullable', 'optional']), of: shapeSchema }),
      z.strictObject({ kind: z.literal('ruled'), rule: id, of: shapeSchema }),
      z.strictObject({ kind: z.literal('list'), of: shapeSchema, max: bound.optional() }),
      z.strictObject({ kind: z.literal('record'), fields: z.record(text, shapeSchema) }),
      z.strictObject({ kind: z.literal('named'), name: id }),
    ],
    { error: 'bad-shape' },
  ),
) as z.ZodType<Shape>;

export const sharedShapeSchema = z.strictObject({ name: id, shape: shapeSchema, source });

/** One call of the backend, with path and payloads of specification section 7, or our own if the specification has none. */
export const apiCallSchema = z.strictObject({
  id,
  method: z.enum(['GET', 'POST'], { error: 'unknown-method' }),
  host: z.enum(['provider', 'calendar', 'api', 'own'], { error: 'unknown-host' }),
  path: z.string({ error: 'not-a-text' }).regex(/^\/api(?:\/[a-z0-9{}-]+)+$/, { error: 'bad-path' }),
  summary: text,
  bearer: z.boolean(),
  idempotent: z.boolean(),
  parameters: z.record(id, shapeSchema).optional(),
  query: z.record(id, shapeSchema).optional(),
  body: shapeSchema.optional(),
  response: shapeSchema,
  /** Statuses other than 200 that a client must expect. */
  failures: z.array(z.int().min(400).max(599)),
  register: z.array(registerId),
  source,
});

export type SharedShape = DeepReadonly<z.infer<typeof sharedShapeSchema>>;
export type ApiCall = DeepReadonly<z.infer<typeof apiCallSchema>>;
