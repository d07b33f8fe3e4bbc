/**
 * The function with a value computed once for each object, for as long as the object is referenced. It must only read the
 * object and the tables of its own module, and neither may change: then a cached value is the one that would be computed.
 */
export const memoizeByObject = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: compute(key) };
    known.set(key, { value });
    return value;
  };
};

/** The function of a named file with its last value kept for each name, and computed again when a byte differs. */
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
