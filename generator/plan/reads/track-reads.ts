import { auditFieldsOfAll, auditorOnlyFields } from '#model/schema/audit-fields.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import { copyWithComputedFields } from './copy-fields.ts';

/** Records that `reader` reads what `run` reads: the path of a page, a mail, the texts of a file. */
export type ReadAs = <Result>(reader: string, run: () => Result) => Result;

export interface WatchedProject {
  readonly project: Project;
  readonly readAs: ReadAs;
  /** The readers of a field of a row, or of anything within it. */
  readonly readersOf: (row: object, field: string) => ReadonlySet<string>;
  /** A finding for every leaf that was never read, except those that only auditors read. */
  readonly unread: () => readonly Finding[];
}

/** Whether a leaf is for auditors alone. */
const isForAuditors = ([table, ...steps]: ValuePath): boolean => {
  const fields = [...auditorOnlyFields(String(table)), ...auditFieldsOfAll];
  return steps.some((step) => fields.includes(String(step)));
};

type Reads = ReadonlyMap<object, ReadonlyMap<string, ReadonlySet<string>>>;

const readersIn = (row: object, field: string, reads: Reads): readonly string[] => {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => readersIn(value, key, reads))
    : [...(reads.get(row)?.get(field) ?? [])];
};

/** The fields that were never read; a record of which no field was read is one of them. */
const unreadIn = (
  value: object,
  path: ValuePath,
  around: { reads: Reads; seen: Set<object> },
): readonly ValuePath[] => {
  if (around.seen.has(value)) return [];
  around.seen.add(value);
  const read = around.reads.get(value);
  const fields = Object.entries(value)
    .map(([key, inner]) => ({ key, inner, at: [...path, Array.isArray(value) ? Number(key) : key] }))
    .filter(({ at, inner }) => inner !== undefined && !isForAuditors(at));
  const unread = fields.flatMap(({ key, inner, at }): readonly ValuePath[] => {
    if (typeof inner === 'object' && inner !== null) return unreadIn(inner, at, around);
    return read?.has(key) === true ? [] : [at];
  });
  const whole = unread.filter(({ length }) => length === path.length + 1).length === fields.length;
  return whole && fields.length > 1 && path.length > 1 ? [path] : unread;
};

/**
 * The project with a model that records which of its fields are read by plan and emitters, and for which page. Searches use `raw`, which
 * does not record.
 */
export const trackModelReads = (project: Project): WatchedProject => {
  const { model, parameters, rules } = project;
  const reads = new Map<object, Map<string, Set<string>>>();
  const stack: string[] = [];
  const watched = copyWithComputedFields({ model, parameters, rules }, (row, key) => {
    const fields = reads.get(row) ?? new Map<string, Set<string>>();
    const readers = fields.get(key) ?? new Set();
    reads.set(row, fields.set(key, readers.add(stack.at(-1) ?? '')));
    return Reflect.get(row, key);
  });
  return {
    project: { ...project, ...watched },
    readAs: (reader, run) => {
      stack.push(reader);
      try {
        return run();
      } finally {
        stack.pop();
      }
    },
    readersOf: (row, field) => new Set(readersIn(row, field, reads)),
    unread: () => {
      const unread = unreadIn(model, [], { reads, seen: new Set() });
      const byField = Map.groupBy(unread, (path) => path.filter((step) => typeof step === 'string').join('.'));
      return [...byField.values()].flatMap(([path = [], ...others]): readonly Finding[] => {
        const also = others.length === 0 ? '' : `, nor ${others.length} more of its kind`;
        const found = `“${path.join('.')}” is never read${also}: another value would change no generated file.`;
        return [{ code: 'unused-field', at: { model: path }, found }];
      });
    },
  };
};
