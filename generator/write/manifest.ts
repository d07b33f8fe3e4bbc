import { z } from 'zod';
import { compareText } from '#domain/texts/compare-text.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { manifestPath, sha256Of } from '../load/output-tree.ts';

/** SHA-256 of every generated file but the manifest itself, by path. */
export type Manifest = ReadonlyMap<string, string>;

const manifestSchema = z.strictObject({ files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)) });

export const manifestText = (manifest: Manifest): string => {
  const files = [...manifest].toSorted(([a], [b]) => compareText(a, b));
  return `${JSON.stringify({ files: Object.fromEntries(files) }, null, 2)}\n`;
};

/** The output together with the manifest that lists it, in the order of the paths. */
export const withManifest = (files: readonly GeneratedFile[]): GeneratedFile[] => {
  const manifest = new Map(files.map((file) => [file.path, sha256Of(file.text)]));
  return [...files, { path: manifestPath, text: manifestText(manifest) }].toSorted((a, b) =>
    compareText(a.path, b.path),
  );
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
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const manifest = new Map(Object.entries(parsed.data.files));
  return manifestText(manifest) === text ? manifest : undefined;
};
