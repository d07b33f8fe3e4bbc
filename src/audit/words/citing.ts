import { labelOfModelRow } from '#domain/row-label.ts';
import type { Project } from '#generator/validate/project.ts';
import { findCitations } from '#generator/validate/rows/citations.ts';

/** A row of the model that cites something, with its table. */
export interface CitingRow {
  readonly table: string;
  /** The id of the row, or its key; empty in a table that is one record. */
  readonly id: string;
  readonly row: unknown;
  /** The id of the part that cites, such as a field of a form. */
  readonly part: string | null;
}

/** The rows that cite each clause, law, guideline and entry of the register, by its id. */
export type Citing = ReadonlyMap<string, readonly CitingRow[]>;

const stepInto = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const placeAt = (model: object, [table = '', key = '', ...rest]: readonly (string | number)[]): CitingRow => {
  const row = stepInto(stepInto(model, table), key);
  const inner = typeof rest[1] === 'number' ? stepInto(stepInto(row, rest[0] ?? ''), rest[1]) : undefined;
  const isListed = typeof key === 'number' || table === 'parameters';
  return {
    table: String(table),
    id: isListed ? (labelOfModelRow(row) ?? String(key)) : '',
    row,
    part: labelOfModelRow(inner),
  };
};

export const findCitingRows = ({ raw: { model, rules, parameters } }: Pick<Project, 'raw'>): Citing => {
  const whole = { ...model, rules, parameters };
  const byId = Map.groupBy(findCitations(whole), ({ id }) => id);
  return new Map(
    [...byId].map(([id, citations]) => {
      const places = citations.map(({ path }) => placeAt(whole, path));
      const kept = places.filter(({ table }) => table !== 'register' && table !== 'clauses');
      return [id, [...new Map(kept.map((one) => [`${one.table}/${one.id}/${one.part}`, one])).values()]];
    }),
  );
};
