type Row = Readonly<Record<string, unknown>>;

/** What stands in a place of a table that is neither a list nor a record. */
export type LeafOf = (row: object, key: string) => unknown;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Whether a value stands in the place. A leaf of a copy is a getter, and asking for its kind does not read it. */
const isInner = (descriptor: PropertyDescriptor): descriptor is PropertyDescriptor & { value: Row } =>
  descriptor.get === undefined && isRow(descriptor.value);

/**
 * The same data with every leaf computed when it is read; copying reads none. What stands in several places of the original is one
 * object in the copy too.
 */
export function copyLeaves<Data extends object>(root: Data, leafOf: LeafOf): Data;
export function copyLeaves(root: object, leafOf: LeafOf): object {
  const copies = new Map<object, object>();
  const copyOf = (original: object): object => {
    const known = copies.get(original);
    if (known !== undefined) return known;
    const copy = Array.isArray(original) ? [] : {};
    copies.set(original, copy);
    for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(original))) {
      if (descriptor.enumerable !== true) continue;
      const place = isInner(descriptor)
        ? { value: copyOf(descriptor.value) }
        : { get: (): unknown => leafOf(original, key) };
      Object.defineProperty(copy, key, { ...place, enumerable: true });
    }
    return copy;
  };
  return copyOf(root);
}
