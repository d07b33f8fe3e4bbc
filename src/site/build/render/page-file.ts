import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.ts';
import type { Sources } from '../sources/sources.ts';

const isReference = (value: unknown): value is { readonly fragment: string } =>
  typeof value === 'object' && value !== null && 'fragment' in value && typeof value.fragment === 'string';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapFields = (fields: object, resolve: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, resolve(value)]));

/** Reads pages with their fragments put in place; a fragment that many pages share is read once. */
export const createPageFiles = ({ folder, finish }: Pick<Sources, 'folder' | 'finish'>) => {
  const fragments = new Map<string, { readonly text: string; readonly value: unknown }>();
  const fragmentOf = (name: string) => {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(join(folder, 'fragments', `${name}.json`), 'utf8');
    const fragment = { text: fingerprint(text), value: JSON.parse(text) };
    fragments.set(name, fragment);
    return fragment;
  };
  return (key: string) => {
    const text = readFileSync(join(folder, 'pages', `${key}.json`), 'utf8');
    const stored = JSON.parse(text);
    const states = [fingerprint(text)];
    const resolve = (value: unknown): unknown => {
      if (!isReference(value)) return value;
      const fragment = fragmentOf(value.fragment);
      states.push(fragment.text);
      return fragment.value;
    };
    const body = mapFields(stored.body, (value) =>
      isReference(value) || !isRecord(value) ? resolve(value) : mapFields(value, resolve),
    );
    return { page: finish({ ...stored, body }), state: fingerprint(states.join(' ')) };
  };
};
