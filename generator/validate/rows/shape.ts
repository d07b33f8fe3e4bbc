import type { z } from 'zod';
import { type Model, modelSchema } from '#model/schema/model.ts';
import { problemCodeOf } from '../../problems/catalogue.ts';
import type { Finding, FindingPlace, ValuePath } from '../../problems/finding.ts';

type Issue = z.core.$ZodIssue;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'a function';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** The value at a property path, or undefined. */
export const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );

const asPath = (path: readonly PropertyKey[]): ValuePath =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

const findingOf = (root: unknown, issue: Issue, place: (path: ValuePath) => FindingPlace): Finding => {
  const path = asPath(issue.path);
  const value = valueAt(root, issue.path);
  const name = path.length > 0 ? `“${path.join('.')}”` : 'The value';
  if (value === undefined && path.length > 0) {
    return { code: 'missing-field', at: place(path), found: `${name} is missing.` };
  }
  const code = problemCodeOf(issue.message) ?? 'model-shape';
  const found = `${name} is ${show(value)}.`;
  return { code, at: place(path), found, ...(code === 'model-shape' ? { expected: `${issue.message}.` } : {}) };
};

/** Turns zod issues of any input into findings; the error texts of our schemas are codes of the catalogue. */
export const shapeFindings = (
  root: unknown,
  issues: readonly Issue[],
  place: (path: ValuePath) => FindingPlace,
): Finding[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          code: 'unknown-field' as const,
          at: place([...asPath(issue.path), key]),
          found: `The field “${key}” is not known here.`,
        }))
      : [findingOf(root, issue, place)],
  );

/** Where each row object of the model's tables stands. */
export type RowPlaces = ReadonlyMap<object, ValuePath>;

/** The place of a field of a row; a row that is not of the model is a defect of the caller and names the model's root. */
export const placeIn =
  (rows: RowPlaces) =>
  (row: object, ...path: ValuePath): FindingPlace => ({ model: [...(rows.get(row) ?? []), ...path] });

export interface ShapeResult {
  /** The sound rows; null when something outside the tables is wrong. */
  readonly model: Model | null;
  readonly rows: RowPlaces;
  readonly findings: readonly Finding[];
}

const isFacts = (value: unknown): value is Model => modelSchema.safeParse(value).success;

const tablesOf = (model: unknown): [string, readonly unknown[]][] =>
  typeof model === 'object' && model !== null
    ? Object.entries(model).flatMap(([name, rows]): [string, readonly unknown[]][] =>
        Array.isArray(rows) ? [[name, rows]] : [],
      )
    : [];

const rowPlaces = (model: unknown): RowPlaces =>
  new Map(
    tablesOf(model).flatMap(([table, rows]) =>
      rows.flatMap((row, index): [object, ValuePath][] =>
        typeof row === 'object' && row !== null ? [[row, [table, index]]] : [],
      ),
    ),
  );

/** The model without the table rows that an issue lies in. */
const withoutBadRows = (model: object, issues: readonly Issue[]): unknown => {
  const bad = new Set(issues.map((issue) => `${String(issue.path[0])}/${String(issue.path[1])}`));
  const sound = tablesOf(model).map(([table, rows]) => [
    table,
    rows.filter((_, index) => !bad.has(`${table}/${index}`)),
  ]);
  return { ...model, ...Object.fromEntries(sound) };
};

/** Checks every table row by row; rows that fail are left out of the result, so that the later checks can go on. */
export const checkShape = (model: unknown): ShapeResult => {
  const rows = rowPlaces(model);
  const result = modelSchema.safeParse(model);
  if (result.success) return { model: isFacts(model) ? model : null, rows, findings: [] };
  const findings = shapeFindings(model, result.error.issues, (path) => ({ model: path }));
  const sound = typeof model === 'object' && model !== null ? withoutBadRows(model, result.error.issues) : model;
  return { model: isFacts(sound) ? sound : null, rows, findings };
};

/** Every id that a table names, sound or not, so that one bad row does not make its references dangle as well. */
export const namesOf = (model: unknown, table: string, field: string): readonly string[] =>
  tablesOf(model)
    .filter(([name]) => name === table)
    .flatMap(([, rows]) => rows.map((row) => valueAt(row, [field])))
    .filter((name) => typeof name === 'string');
