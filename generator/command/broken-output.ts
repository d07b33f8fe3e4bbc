import { join } from 'node:path';
import { manifestPath, outputFolder, readOutputTree } from '../load/output-tree.ts';
import { parseManifest } from '../write/manifest.ts';

const remedy = 'Run `npm run generate`, which makes it whole, then start again.';

/** A message if generated/ differs from its manifest, as after an interrupted run; null otherwise. */
export const brokenOutputMessage = (root: string): string | null => {
  const { files, manifest } = readOutputTree(join(root, outputFolder));
  const listed = manifest === null ? undefined : parseManifest(manifest)?.files;
  if (listed === undefined) return `${outputFolder}/${manifestPath} is missing or cannot be read. ${remedy}`;
  const paths = new Set([...listed.keys(), ...files.keys()]);
  paths.delete(manifestPath);
  const [first, ...others] = [...paths].filter((path) => files.get(path)?.sha256 !== listed.get(path)).toSorted();
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${outputFolder}/ is not what its manifest lists: ${first}${more}. A run of the generator was interrupted, or a file was edited. ${remedy}`;
};
