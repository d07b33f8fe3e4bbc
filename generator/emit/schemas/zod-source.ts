import type { ResolvedShape } from '../../plan/schemas/resolve-shape.ts';
import type { Strictness } from '../../plan/schemas/zod-of-shape.ts';
import { printLiteral, rawCode } from '../../print/literal.ts';
import { toCamelCase } from '../json-text.ts';

const checks = (schema: string, list: readonly (string | null)[]): string => {
  const used = list.filter((check) => check !== null);
  return used.length === 0 ? schema : `${schema}.check(${used.join(', ')})`;
};

const bound = (name: string, value: number | undefined): string | null =>
  value === undefined ? null : `z.${name}(${value})`;

/** How numbers arrive: as JSON numbers, or as text in a query. */
export type Arrival = 'json' | 'query';

interface Context {
  readonly strictness: Strictness;
  readonly arrival: Arrival;
}

const number = (schema: string, { arrival }: Context): string =>
  arrival === 'json' ? schema : `z.pipe(z.coerce.number(), ${schema})`;

const record = (shape: Extract<ResolvedShape, { kind: 'record' }>, context: Context): string => {
  const fields = Object.entries(shape.fields).map(([name, child]) => [name, rawCode(printZodSchema(child, context))]);
  const kind = context.strictness === 'strict' ? 'strictObject' : 'object';
  return `z.${kind}(${printLiteral(Object.fromEntries(fields))})`;
};

/** The zod/mini expression of a shape. A test checks that it agrees with the JSON Schema of the plan. */
export const printZodSchema = (shape: ResolvedShape, context: Context): string => {
  switch (shape.kind) {
    case 'text':
      return checks('z.string()', [
        bound('minLength', shape.min),
        bound('maxLength', shape.max),
        shape.pattern === undefined ? null : `z.regex(new RegExp(${printLiteral(shape.pattern)}))`,
        shape.plain === undefined ? null : `z.regex(${shape.plain})`,
      ]);
    case 'integer':
      return number(checks('z.int()', [bound('gte', shape.min), bound('lte', shape.max)]), context);
    case 'civilDate':
      return 'z.iso.date()';
    case 'month':
      return 'z.string().check(z.regex(/^\\d{4}-(?:0[1-9]|1[0-2])$/))';
    case 'instant':
      return 'z.iso.datetime()';
    case 'boolean':
      return 'z.boolean()';
    case 'number':
      return number('z.number()', context);
    case 'html':
      return 'z.string()';
    case 'true':
      return 'z.literal(true)';
    case 'values': {
      const values = `z.literal(${printLiteral(shape.values)})`;
      return shape.values.some((value) => typeof value === 'number') ? number(values, context) : values;
    }
    case 'nullable':
    case 'optional':
      return `z.${shape.kind}(${printZodSchema(shape.of, context)})`;
    case 'ruled':
      return printZodSchema(shape.of, context);
    case 'list':
      return checks(`z.array(${printZodSchema(shape.of, context)})`, [bound('maxLength', shape.max)]);
    case 'record':
      return record(shape, context);
    case 'named':
      return toCamelCase(shape.name);
  }
};
