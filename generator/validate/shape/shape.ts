import type { z } from 'zod';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import { type Model, modelSchema } from '#model/schema/model.ts';
import { parseProblemCode } from '../../problems/catalogue.ts';
import type { Finding, FindingPlace, ValuePath } from '../../problems/finding.ts';
import { describeExpectedValue } from './expected-of.ts';

type Issue = z.core.$ZodIssue;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'a function';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** The value at a property path; undefined if there is none. */
export const valueAtPath = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );

const asPath = (path: readonly PropertyKey[]): ValuePath =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

const findingOf = (root: unknown, issue: Issue, place: (path: ValuePath) => FindingPlace): Finding => {
  const path = asPath(issue.path);
  const value = valueAtPath(root, issue.path);
  const name = path.length > 0 ? `“${path.join('.')}”` : 'The value';
  const code = parseProblemCode(messageOf(issue)) ?? 'model-shape';
  const found = issue.code === 'invalid_key' ? `The name ${name}.` : `${name} is ${show(value)}.`;
  return {
    code,
    at: place(path),
    found,
    ...tiesOf(code, path, value),
    ...(code === 'model-shape' ? { expected: describeExpectedValue(issue) } : {}),
  };
};

/**
 * What a finding lacks, spoils and relies on. A wrong id is the cause of the same word elsewhere, and of empty lists that are chosen by
 * ids; wrong coordinates of one position are one mistake.
 */
const tiesOf = (
  code: Finding['code'],
  path: ValuePath,
  value: unknown,
): Pick<Finding, 'lacks' | 'spoils' | 'reliesOn'> => {
  const ids = `ids of ${path[0]}`;
  if (code === 'empty-list') return { reliesOn: [ids] };
  if (code === 'bad-position') return { lacks: [`position of ${path.slice(0, -1).join('.')}`] };
  if (typeof value !== 'string' || value === '') return {};
  return path.at(-1) === 'id' || path.at(-1) === 'key'
    ? { spoils: [`name ${value}`, ids] }
    : { lacks: [`name ${value}`] };
};

/** The message of an issue; for an invalid key, that of the key's own issue. */
const messageOf = (issue: Issue): string =>
  (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message;

/** Names that a mapping lacks, and those that it should not have. */
interface Names {
  readonly path: ValuePath;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/** Findings for missing and unknown names. An unknown name that resembles a missing one is a typing error, so both are one finding. */
const nameFindings = ({ path, missing, unknown }: Names, place: (path: ValuePath) => FindingPlace): Finding[] => {
  const meant = new Map(unknown.map((name) => [name, findNearestName(name, missing)]));
  const left = missing.filter((name) => ![...meant.values()].includes(name));
  const names = left.map((name) => `“${[...path, name].join('.')}”`).join(', ');
  return [
    ...(left.length === 0
      ? []
      : [
          {
            code: 'missing-field' as const,
            at: place(left.length > 1 ? path : [...path, left[0] ?? '']),
            found: `${names} ${left.length > 1 ? 'are' : 'is'} missing.`,
          },
        ]),
    ...[...meant].map(
      ([name, nearest]): Finding => ({
        code: 'unknown-field',
        at: place([...path, name]),
        found: `The field “${name}” is not known here.`,
        ...(nearest === undefined ? {} : { nearest }),
      }),
    ),
  ];
};

const isMissing = (root: unknown, { code, path }: Issue): boolean =>
  code !== 'unrecognized_keys' &&
  path.length > 0 &&
  typeof path.at(-1) === 'string' &&
  valueAtPath(root, path) === undefined;

/** The missing and unknown names of each mapping. */
const namesOfIssues = (root: unknown, issues: readonly Issue[]): readonly Names[] => {
  const found = new Map<string, { path: ValuePath; missing: string[]; unknown: string[] }>();
  const at = (path: ValuePath) => {
    const names = found.get(JSON.stringify(path)) ?? { path, missing: [], unknown: [] };
    found.set(JSON.stringify(path), names);
    return names;
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') at(asPath(issue.path)).unknown.push(...issue.keys);
    else if (isMissing(root, issue)) at(asPath(issue.path.slice(0, -1))).missing.push(String(issue.path.at(-1)));
  }
  return [...found.values()];
};

/** Turns zod issues of any input into findings; the error texts of our schemas are codes of the catalogue. */
export const findingsFromZodIssues = (
  root: unknown,
  issues: readonly Issue[],
  place: (path: ValuePath) => FindingPlace,
): Finding[] => [
  ...namesOfIssues(root, issues).flatMap((names) => nameFindings(names, place)),
  ...issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isMissing(root, issue))
    .map((issue) => findingOf(root, issue, place)),
];

/** The position of each row object of the model's tables. */
export type RowPlaces = ReadonlyMap<object, ValuePath>;

/** The position of a field of a row. A row that is not in the model is a bug of the caller, and gets the position of the whole model. */
export const createFieldLocator =
  (rows: RowPlaces) =>
  (row: object, ...path: ValuePath): FindingPlace => ({ model: [...(rows.get(row) ?? []), ...path] });

export interface ShapeResult {
  /** The model with the rows that fit their schema; null if something outside the tables is wrong. */
  readonly model: Model | null;
  readonly rows: RowPlaces;
  readonly findings: readonly Finding[];
}

type Parsed = ReturnType<typeof modelSchema.safeParse>;

const isFacts = (_: unknown, { success }: Parsed): _ is Model => success;

const tablesOf = (model: unknown): [string, readonly unknown[]][] =>
  typeof model === 'object' && model !== null
    ? Object.entries(model).flatMap(([name, rows]): [string, readonly unknown[]][] =>
        Array.isArray(rows) ? [[name, rows]] : [],
      )
    : [];

const rowPlaces = (model: unknown): RowPlaces => {
  const places = new Map<object, ValuePath>();
  for (const [table, rows] of tablesOf(model))
    for (const [index, row] of rows.entries())
      if (typeof row === 'object' && row !== null) places.set(row, [table, index]);
  return places;
};

/** The model without the table rows that contain an issue. */
const withoutBadRows = (model: object, issues: readonly Issue[]): unknown => {
  const bad = new Set(issues.map((issue) => `${String(issue.path[0])}/${String(issue.path[1])}`));
  const sound = tablesOf(model).map(([table, rows]) => [
    table,
    rows.filter((_, index) => !bad.has(`${table}/${index}`)),
  ]);
  return { ...model, ...Object.fromEntries(sound) };
};

/** Checks every table row by row; rows that fail are left out of the result, so that the later checks can go on. */
export const checkModelShape = (model: unknown): ShapeResult => {
  const rows = rowPlaces(model);
  const result = modelSchema.safeParse(model);
  if (result.success) return { model: isFacts(model, result) ? model : null, rows, findings: [] };
  const findings = findingsFromZodIssues(model, result.error.issues, (path) => ({ model: path }));
  const sound = typeof model === 'object' && model !== null ? withoutBadRows(model, result.error.issues) : model;
  return { model: isFacts(sound, modelSchema.safeParse(sound)) ? sound : null, rows, findings };
};

/** Every id in a table, including rows that fail their schema, so that references to such a row are not reported too. */
export const listDeclaredIds = (model: unknown, table: string, field: string): readonly string[] =>
  tablesOf(model)
    .filter(([name]) => name === table)
    .flatMap(([, rows]) => rows.map((row) => valueAtPath(row, [field])))
    .filter((name) => typeof name === 'string');
