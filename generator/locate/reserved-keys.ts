import { prototypeKeys } from '#domain/json-value.ts';
import type { ValuePath } from '../problems/finding.ts';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
};

/**
 * The paths of keys and of `id`s that JavaScript reserves, since they would become the prototype of a table made from them. `__proto__: x`
 * in a literal adds no key but replaces the prototype, so objects with another prototype are found too.
 */
export const findReservedKeys = (root: unknown): ValuePath[] => {
  const seen = new Set<unknown>();
  const found: ValuePath[] = [];
  const visit = (value: unknown, path: ValuePath): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!isPlain(value)) found.push(path);
    for (const [key, child] of Object.entries(value)) {
      const childPath = [...path, Array.isArray(value) ? Number(key) : key];
      if (prototypeKeys.has(key) || (key === 'id' && prototypeKeys.has(child))) found.push(childPath);
      visit(child, childPath);
    }
  };
  visit(root, []);
  return found;
};
