type Row = Readonly<Record<string, unknown>>;

/** Returns the value of a leaf: a field that is neither a list nor a record. */
export type FieldOf = (row: object, key: string) => unknown;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * The list or record at a key. The row may be a copy itself, whose leaves are getters; the property descriptor shows this without calling
 * them.
 */
const innerRow = (row: object, key: string): Row | undefined => {
  const value: unknown = Reflect.getOwnPropertyDescriptor(row, key)?.value;
  return isRow(value) ? value : undefined;
};

/**
 * A copy of data whose leaves are computed each time they are read; making the copy reads none of them. An object that occurs several times
 * in the original is one object in the copy, too.
 */
export function copyWithComputedFields<Data extends object>(root: Data, fieldOf: FieldOf): Data;
export function copyWithComputedFields(root: object, fieldOf: FieldOf): object {
  const copies = new Map<object, object>();
  const copyOf = (original: object): object => {
    const known = copies.get(original);
    if (known !== undefined) return known;
    const copy = Array.isArray(original) ? [] : {};
    copies.set(original, copy);
    for (const key of Object.keys(original)) {
      const inner = innerRow(original, key);
      if (inner === undefined)
        Reflect.defineProperty(copy, key, { get: () => fieldOf(original, key), enumerable: true, configurable: true });
      else Reflect.set(copy, key, copyOf(inner));
    }
    return copy;
  };
  return copyOf(root);
}
