/** Whether a value of JSON is an object with fields, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that would change the prototype of a table made from a value. */
export const prototypeKeys: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);
