import { z } from 'zod';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { GeneratedFile, Output } from '../emit/generated-file.ts';
import { manifestPath, sha256Hex, siteListPath } from '../load/output-tree.ts';

/** SHA-256 by path. */
export type Hashes = ReadonlyMap<string, string>;

/** The hash of every file of generated/ except the manifest itself, and the hash of the list of page data. */
export type Manifest = { readonly files: Hashes; readonly site: string };

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.strictObject({ files: z.record(z.string(), sha256), site: sha256 });

export const hashFilesByPath = (files: readonly GeneratedFile[]): Hashes =>
  new Map(files.map((file) => [file.path, sha256Hex(file.text)]));

const sorted = (hashes: Hashes): Record<string, string> =>
  Object.fromEntries([...hashes].toSorted(([a], [b]) => compareByCodeUnit(a, b)));

const jsonLines = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const printManifest = ({ files, site }: Manifest): string => jsonLines({ files: sorted(files), site });

/** The files of generated/ with the manifest that lists them, sorted by path, and the page data with their list. */
export const addManifest = ({ files, site }: Output): Output => {
  const list = { path: siteListPath, text: jsonLines(sorted(hashFilesByPath(site))) };
  const text = printManifest({ files: hashFilesByPath(files), site: sha256Hex(list.text) });
  return {
    files: [...files, { path: manifestPath, text }].toSorted((a, b) => compareByCodeUnit(a.path, b.path)),
    site: [...site, list],
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The manifest that a text spells, or undefined when it is not exactly what `printManifest` writes. */
export const parseManifest = (text: string): Manifest | undefined => {
  const { data } = manifestSchema.safeParse(parseJson(text));
  if (data === undefined) return undefined;
  const manifest = { files: new Map(Object.entries(data.files)), site: data.site };
  return printManifest(manifest) === text ? manifest : undefined;
};
