import { z } from 'zod';
import { type Referent, referents } from '#model/schema/base.ts';
import { type Model, modelSchema } from '#model/schema/model.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding, namesAtFieldPath } from '../shape/references.ts';

/** A field that names something else; `*` represents every item of a list. */
interface Reference {
  readonly field: ValuePath;
  readonly to: Referent;
}

/** The references below a schema. */
const referencesIn = (schema: unknown, field: ValuePath = []): readonly Reference[] => {
  if (!(schema instanceof z.ZodType)) return [];
  const referent = referents.get(schema);
  if (referent !== undefined) return [{ field, to: referent.to }];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return referencesIn(schema.unwrap(), field);
  if (schema instanceof z.ZodArray) return referencesIn(schema.element, [...field, '*']);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => referencesIn(option, field));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, value]) => referencesIn(value, [...field, name]));
  return [];
};

/** Every reference of the model, once: its table, the field of a row, and the kind of thing it names. */
const references = [
  ...new Map(
    Object.entries(modelSchema.shape)
      .flatMap(([table, schema]) => referencesIn(schema, [table]))
      .map(({ field, to }) => [field.join('.'), { field, to }]),
  ).values(),
];

/** The rows of a table (or its single record) to which a field path leads, with the path inside the row. */
const referringRows = (model: Model, [table = '', ...field]: ValuePath) => {
  const found: unknown = Reflect.get(model, table);
  const [rows, inRow] = Array.isArray(found) ? [found, field.slice(1)] : [[found], field];
  return rows
    .filter((row: unknown) => typeof row === 'object' && row !== null)
    .map((row: object) => ({ table, row, inRow }));
};

/** Findings for references to names that do not exist. */
export const checkReferences = ({ model, rows, targets }: Facts): Finding[] => {
  const findings: Finding[] = [];
  for (const { field, to: kind } of references)
    for (const { table, row, inRow } of referringRows(model, field))
      for (const { path, name } of namesAtFieldPath(row, inRow)) {
        if (targets[kind].has(name)) continue;
        const at = { model: [...(rows.get(row) ?? [table]), ...path] };
        findings.push(danglingReferenceFinding(at, name, { kind, names: targets[kind] }));
      }
  return findings;
};
