import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';

/** What tells one entry of a list from another: the entry itself, or its id. */
const entryId = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry;
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined;
  return typeof id === 'string' ? id : null;
};

const twiceIn = (list: readonly unknown[], path: ValuePath): readonly Finding[] => {
  const names = list.map(entryId);
  return names.flatMap((name, index) =>
    name === null || names.indexOf(name) === index
      ? []
      : [{ code: 'listed-twice', at: { model: [...path, index] }, found: `“${name}” occurs twice in this list.` }],
  );
};

/** Rows of tables and of rules have checks of their own. */
const isTable = (path: ValuePath): boolean => path.length === 1 || (path[0] === 'rules' && path[2] === 'rows');

/** A name or an id that a list inside a row contains twice: half of a change, or a slip of the hand. */
const listedTwiceIn = (value: unknown, path: ValuePath = []): readonly Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return [
    ...(isList && !isTable(path) ? twiceIn(value, path) : []),
    ...Object.entries(value).flatMap(([key, inner]) => listedTwiceIn(inner, [...path, isList ? Number(key) : key])),
  ];
};

/** Lists contain no duplicates. */
export const checkListedTwice = ({ whole }: Facts): readonly Finding[] => listedTwiceIn(whole);
