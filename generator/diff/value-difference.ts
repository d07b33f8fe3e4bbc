import { isRecord } from '#domain/json-value.ts';
import { labelOfModelRow } from '#domain/row-label.ts';
/** A leaf at which two values differ; undefined on a side that has no such leaf. */
export interface FieldDifference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The identity of a row in a list: its id, key, name or path; without one, its whole content except the reason given for it. */
export const identityOfRow = (row: unknown): string => {
  if (!isRecord(row)) return JSON.stringify(row) ?? 'undefined';
  return labelOfModelRow(row, ['id', 'key', 'name', 'path', 'city']) ?? JSON.stringify({ ...row, reason: undefined });
};

/** Rows by their identity; if two rows have the same one, the later rows get their position as well. */
export const rowsByIdentity = (rows: readonly unknown[]): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>();
  for (const [index, row] of rows.entries()) {
    const name = identityOfRow(row);
    found.set(found.has(name) ? `${name} (${index + 1})` : name, row);
  }
  return found;
};

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The order of the rows that both lists contain, if it differs. Rows without a name, such as examples, have no order that matters. */
export const findRowOrderDifferences = (
  old: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
  path: string,
): readonly FieldDifference[] => {
  const isNamed = (name: string): boolean => !name.startsWith('{');
  const [before, after] = [
    [...old.keys()].filter((name) => now.has(name) && isNamed(name)),
    [...now.keys()].filter((name) => old.has(name) && isNamed(name)),
  ];
  return before.join() === after.join() ? [] : [{ path: joined(path, 'order'), before, after }];
};

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): readonly FieldDifference[] => {
  const [old, now] = [rowsByIdentity(before), rowsByIdentity(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const found = names.flatMap((name) =>
    old.has(name) && now.has(name)
      ? findFieldDifferences(old.get(name), now.get(name), joined(path, name))
      : [{ path: joined(path, name), before: old.get(name), after: now.get(name) }],
  );
  return [...found, ...findRowOrderDifferences(old, now, path)];
};

/**
 * Every leaf at which two values differ; a new empty field is no difference. A source counts as one leaf; rows of lists are matched by
 * their identity.
 */
export const findFieldDifferences = (before: unknown, after: unknown, path = ''): readonly FieldDifference[] => {
  const isSource = path === 'source' || path.endsWith('.source');
  if (!isSource && Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (!isSource && isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      findFieldDifferences(before[name], after[name], joined(path, name)),
    );
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null) ? [] : [{ path, before, after }];
};
