/** A leaf at which two values differ; undefined where one side has none. */
export interface LeafDifference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells a row of a list from the others: its id, key, name or path, else its first text. */
export const identityOf = (row: unknown): string => {
  if (!isRecord(row)) return JSON.stringify(row);
  const named = ['id', 'key', 'name', 'path', 'city']
    .map((field) => row[field])
    .find((value) => typeof value === 'string');
  return typeof named === 'string' ? named : JSON.stringify(row);
};

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): readonly LeafDifference[] => {
  const [old, now] = [before, after].map((list) => new Map(list.map((row) => [identityOf(row), row])));
  if (old === undefined || now === undefined) return [];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const found = names.flatMap((name) =>
    old.has(name) && now.has(name)
      ? compareValues(old.get(name), now.get(name), joined(path, name))
      : [{ path: joined(path, name), before: old.get(name), after: now.get(name) }],
  );
  const sameOrder =
    [...old.keys()].filter((name) => now.has(name)).join() === [...now.keys()].filter((name) => old.has(name)).join();
  return sameOrder
    ? found
    : [...found, { path: joined(path, 'order'), before: [...old.keys()], after: [...now.keys()] }];
};

/** Every leaf at which two values differ. Sources are no facts and are left out; rows of lists are matched by their identity. */
export const compareValues = (before: unknown, after: unknown, path = ''): readonly LeafDifference[] => {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => name !== 'source')
      .flatMap((name) => compareValues(before[name], after[name], joined(path, name)));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
};

/** Whether a text of a value, at any depth, is one of the names. */
export const mentions = (value: unknown, names: ReadonlySet<string>): boolean => {
  if (typeof value === 'string') return names.has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => mentions(inner, names));
};
