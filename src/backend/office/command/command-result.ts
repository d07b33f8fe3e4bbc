import { z } from 'zod';

const words = z.strictObject({ pl: z.string(), en: z.string() });

const column = z.strictObject({
  key: z.string(),
  title: words,
  /** The texts of values that are codes. */
  labels: z.record(z.string(), words).optional(),
  /** Whether a value is several codes with commas between them. */
  several: z.literal(true).optional(),
  /** `grosze` are shown as złoty, an `instant` in the time of Warsaw. */
  unit: z.enum(['grosze', 'instant']).optional(),
});

const row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const list = z.strictObject({ kind: z.literal('list'), title: words, columns: z.array(column), rows: z.array(row) });

/**
 * What a command answers: rows, one record with its lists, a text, or that something was done. It is data, so that
 * it can be from another process; how it looks is decided where it is printed.
 */
export const commandResultSchema = z.union([
  list,
  z.strictObject({
    kind: z.literal('record'),
    title: words,
    columns: z.array(column),
    row,
    lists: z.record(z.string(), list),
  }),
  z.strictObject({ kind: z.literal('done'), message: words, facts: row }),
  /** A text that is shown as it is. */
  z.strictObject({ kind: z.literal('text'), text: z.string(), data: z.json() }),
]);

export type CommandResult = z.infer<typeof commandResultSchema>;
export type Column = z.infer<typeof column>;
export type Row = z.infer<typeof row>;
export type List = z.infer<typeof list>;
