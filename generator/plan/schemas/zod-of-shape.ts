import { z } from 'zod';
import { lineText, longText } from '#domain/texts/plain-text.ts';
import type { ResolvedShape } from './resolve-shape.ts';

const text = (shape: Extract<ResolvedShape, { kind: 'text' }>): z.ZodType => {
  const lower = shape.min === undefined ? z.string() : z.string().min(shape.min);
  const upper = shape.max === undefined ? lower : lower.max(shape.max);
  if (shape.plain !== undefined) return upper.regex(shape.plain === 'longText' ? longText : lineText);
  return shape.pattern === undefined ? upper : upper.regex(new RegExp(shape.pattern));
};

const integer = (shape: Extract<ResolvedShape, { kind: 'integer' }>): z.ZodType => {
  const lower = shape.min === undefined ? z.int() : z.int().min(shape.min);
  return shape.max === undefined ? lower : lower.max(shape.max);
};

/** How records treat fields they do not know: requests refuse them, answers ignore them. */
export type Strictness = 'strict' | 'loose';

/** What zod's converter adds to a schema. */
export type Marks = z.core.$ZodRegistry<{ readonly id?: string; readonly 'x-rule'?: string }>;

export interface Surrounding {
  readonly shared: ReadonlyMap<string, z.ZodType>;
  readonly strictness: Strictness;
  readonly marks: Marks;
}

/**
 * The zod schema of a shape, from which zod's converter makes the JSON Schema. Named shapes are looked up in `named`; a value that a rule
 * must also judge is recorded in `marks`.
 */
export const zodSchemaOfShape = (shape: ResolvedShape, surrounding: Surrounding): z.ZodType => {
  const { shared, strictness, marks } = surrounding;
  const inner = (child: ResolvedShape): z.ZodType => zodSchemaOfShape(child, surrounding);
  switch (shape.kind) {
    case 'text':
      return text(shape);
    case 'integer':
      return integer(shape);
    case 'civilDate':
      return z.iso.date();
    case 'month':
      return z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
    case 'instant':
      return z.iso.datetime();
    case 'boolean':
      return z.boolean();
    case 'number':
      return z.number();
    case 'html':
      return z.string();
    case 'true':
      return z.literal(true);
    case 'values':
      return z.literal([...shape.values]);
    case 'nullable':
      return z.nullable(inner(shape.of));
    case 'optional':
      return z.optional(inner(shape.of));
    case 'ruled': {
      const schema = inner(shape.of);
      marks.add(schema, { 'x-rule': shape.rule });
      return schema;
    }
    case 'list':
      return shape.max === undefined ? z.array(inner(shape.of)) : z.array(inner(shape.of)).max(shape.max);
    case 'record': {
      const fields = Object.fromEntries(Object.entries(shape.fields).map(([name, child]) => [name, inner(child)]));
      return strictness === 'strict' ? z.strictObject(fields) : z.object(fields);
    }
    case 'named':
      return shared.get(shape.name) ?? z.unknown();
  }
};
