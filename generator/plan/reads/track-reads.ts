import { auditFields, auditFieldsOfAll } from '#model/schema/audit-fields.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import { copyFields } from './copy-fields.ts';

export interface WatchedProject {
  readonly project: Project;
  /** A finding for every leaf that was not read since, but those that only auditors read. */
  readonly unread: () => readonly Finding[];
}

/** Whether a leaf is for auditors alone. */
const isForAuditors = ([table, ...steps]: ValuePath): boolean => {
  const fields = [...auditFields(String(table)), ...auditFieldsOfAll];
  return steps.some((step) => fields.includes(String(step)));
};

type Reads = ReadonlyMap<object, ReadonlySet<string>>;

const unreadIn = (
  value: object,
  path: ValuePath,
  around: { reads: Reads; seen: Set<object> },
): readonly ValuePath[] => {
  if (around.seen.has(value)) return [];
  around.seen.add(value);
  const read = around.reads.get(value);
  return Object.entries(value).flatMap(([key, inner]): readonly ValuePath[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof inner === 'object' && inner !== null) return unreadIn(inner, at, around);
    return inner === undefined || read?.has(key) === true ? [] : [at];
  });
};

/** The project with a model that records which of its fields plan and emitters read. Searches use `raw`, which does not record. */
export const trackReads = (project: Project): WatchedProject => {
  const { model, parameters, rules } = project;
  const reads = new Map<object, Set<string>>();
  const watched = copyFields({ model, parameters, rules }, (row, key) => {
    const read = reads.get(row);
    if (read === undefined) reads.set(row, new Set([key]));
    else read.add(key);
    return Reflect.get(row, key);
  });
  return {
    project: { ...project, ...watched },
    unread: () =>
      unreadIn(model, [], { reads, seen: new Set() })
        .filter((path) => !isForAuditors(path))
        .map(
          (path): Finding => ({
            code: 'unused-field',
            at: { model: path },
            found: `“${path.join('.')}” is never read: another value would change no generated file.`,
          }),
        ),
  };
};
