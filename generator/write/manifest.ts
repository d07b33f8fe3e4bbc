import { z } from 'zod';
import { compareText } from '#domain/texts/compare-text.ts';
import type { GeneratedFile, Output } from '../emit/generated-file.ts';
import { manifestPath, sha256Of, siteListPath } from '../load/output-tree.ts';

/** SHA-256 by path. */
export type Hashes = ReadonlyMap<string, string>;

/** Every file of generated/ but the manifest itself, and the hash of the list of page data. */
export type Manifest = { readonly files: Hashes; readonly site: string };

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.strictObject({ files: z.record(z.string(), sha256), site: sha256 });

export const fileHashes = (files: readonly GeneratedFile[]): Hashes =>
  new Map(files.map((file) => [file.path, sha256Of(file.text)]));

const sorted = (hashes: Hashes): Record<string, string> =>
  Object.fromEntries([...hashes].toSorted(([a], [b]) => compareText(a, b)));

const jsonLines = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const manifestText = ({ files, site }: Manifest): string => jsonLines({ files: sorted(files), site });

/** The contract with the manifest that lists it, in the order of the paths, and the page data with their list. */
export const withManifest = ({ files, site }: Output): Output => {
  const list = { path: siteListPath, text: jsonLines(sorted(fileHashes(site))) };
  const text = manifestText({ files: fileHashes(files), site: sha256Of(list.text) });
  return {
    files: [...files, { path: manifestPath, text }].toSorted((a, b) => compareText(a.path, b.path)),
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

/** The manifest that a text spells, or undefined when it is not exactly what `manifestText` writes. */
export const parseManifest = (text: string): Manifest | undefined => {
  const { data } = manifestSchema.safeParse(parseJson(text));
  if (data === undefined) return undefined;
  const manifest = { files: new Map(Object.entries(data.files)), site: data.site };
  return manifestText(manifest) === text ? manifest : undefined;
};
