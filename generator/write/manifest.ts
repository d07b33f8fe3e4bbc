import { z } from 'zod';
import { compareText } from '#domain/texts/compare-text.ts';
import type { GeneratedFile, Output } from '../emit/generated-file.ts';
import { manifestPath, sha256Of } from '../load/output-tree.ts';

/** SHA-256 by path. */
export type Hashes = ReadonlyMap<string, string>;

/** Every file of generated/ but the manifest itself, and every file of page data. */
export type Manifest = { readonly files: Hashes; readonly site: Hashes };

const hashesSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
const manifestSchema = z.strictObject({ files: hashesSchema, site: hashesSchema });

export const hashesOf = (files: readonly GeneratedFile[]): Hashes =>
  new Map(files.map((file) => [file.path, sha256Of(file.text)]));

const sorted = (hashes: Hashes): Record<string, string> =>
  Object.fromEntries([...hashes].toSorted(([a], [b]) => compareText(a, b)));

export const manifestText = ({ files, site }: Manifest): string =>
  `${JSON.stringify({ files: sorted(files), site: sorted(site) }, null, 2)}\n`;

/** The contract together with the manifest that lists it and the page data, in the order of the paths. */
export const withManifest = ({ files, site }: Output): GeneratedFile[] => {
  const text = manifestText({ files: hashesOf(files), site: hashesOf(site) });
  return [...files, { path: manifestPath, text }].toSorted((a, b) => compareText(a.path, b.path));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The manifest that a text spells, or undefined when it is not exactly what `manifestText` writes. */
export const parseManifest = (text: string): Manifest | undefined => {
  const { data } = manifestSchema.safeParse(parseJson(text));
  if (data === undefined) return undefined;
  const manifest = { files: new Map(Object.entries(data.files)), site: new Map(Object.entries(data.site)) };
  return manifestText(manifest) === text ? manifest : undefined;
};
