import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const isReference = (value: unknown): value is { readonly piece: string } =>
  typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'string';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapFields = (fields: object, resolve: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, resolve(value)]));

/** Reads pages with their pieces put in place; a piece that many pages share is read once. */
export const createPageFiles = (folder: string) => {
  const pieces = new Map<string, { readonly text: string; readonly value: unknown }>();
  const pieceOf = (name: string) => {
    const known = pieces.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(join(folder, 'pieces', `${name}.json`), 'utf8');
    const piece = { text: fingerprint(text), value: JSON.parse(text) };
    pieces.set(name, piece);
    return piece;
  };
  return (key: string) => {
    const text = readFileSync(join(folder, 'pages', `${key}.json`), 'utf8');
    const stored = JSON.parse(text);
    const states = [fingerprint(text)];
    const resolve = (value: unknown): unknown => {
      if (!isReference(value)) return value;
      const piece = pieceOf(value.piece);
      states.push(piece.text);
      return piece.value;
    };
    const body = mapFields(stored.body, (value) =>
      isReference(value) || !isRecord(value) ? resolve(value) : mapFields(value, resolve),
    );
    return { page: { ...stored, body }, state: fingerprint(states.join(' ')) };
  };
};
