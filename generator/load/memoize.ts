/**
 * Computes the value of each object once, for as long as the object is referenced. `compute` may only read the object and the tables of its
 * own module, and neither may change: otherwise a cached value could be wrong.
 */
export const memoizeByObject = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: compute(key) };
    known.set(key, { value });
    return value;
  };
};

/** Computes the value of a named file, keeps the last one for each name, and computes it again when a byte differs. */
export const memoizeByBytes = <Value>(
  compute: (name: string, bytes: Buffer) => Value,
): ((name: string, bytes: Buffer) => Value) => {
  const known = new Map<string, { readonly bytes: Buffer; readonly value: Value }>();
  return (name, bytes) => {
    const last = known.get(name);
    if (last?.bytes.equals(bytes)) return last.value;
    const value = compute(name, bytes);
    known.set(name, { bytes, value });
    return value;
  };
};
