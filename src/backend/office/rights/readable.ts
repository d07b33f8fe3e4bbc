import type { z } from 'zod';

type Json = z.infer<ReturnType<typeof z.json>>;

/** Data for somebody who reads no JSON: names and values, what belongs together indented. */
export const readable = (value: Json, indent = ''): string => {
  if (value === null || typeof value !== 'object') return `${indent}${value === null ? '–' : String(value)}`;
  const entries = Array.isArray(value)
    ? value.map((item, index): [string, Json] => [`${index + 1}.`, item])
    : Object.entries(value);
  if (entries.length === 0) return `${indent}–`;
  return entries
    .map(([name, item]) =>
      item !== null && typeof item === 'object'
        ? `${indent}${name}\n${readable(item, `${indent}  `)}`
        : `${indent}${name}: ${readable(item)}`,
    )
    .join('\n');
};
