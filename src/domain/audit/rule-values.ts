import type { RuleValue, RuleValues } from './audit-data.ts';

const wrong = (name: string, wanted: string, found: RuleValue | undefined): TypeError =>
  new TypeError(`“${name}” is ${JSON.stringify(found ?? null)}; give ${wanted}.`);

/** A number of a record of values; anything else is refused with the name. */
export const readNumber = (values: RuleValues, name: string): number => {
  const value = values[name];
  if (typeof value !== 'number') throw wrong(name, 'a number', value);
  return value;
};

export const readText = (values: RuleValues, name: string): string => {
  const value = values[name];
  if (typeof value !== 'string') throw wrong(name, 'a text', value);
  return value;
};

export const readBoolean = (values: RuleValues, name: string): boolean => {
  const value = values[name];
  if (typeof value !== 'boolean') throw wrong(name, 'true or false', value);
  return value;
};

export const readWord = <Word extends string>(values: RuleValues, name: string, words: readonly Word[]): Word => {
  const found = words.find((word) => word === values[name]);
  if (found === undefined) throw wrong(name, `one of ${words.join(', ')}`, values[name]);
  return found;
};

/** Null for null, else what the reader makes of it. */
export const readNullable = <Value>(
  values: RuleValues,
  name: string,
  read: (values: RuleValues, name: string) => Value,
): Value | null => (values[name] === null ? null : read(values, name));
