import { join } from 'node:path';
import { manifestPath, outputFolder, readOutputTree } from '../load/output-tree.ts';
import { parseManifest } from '../write/manifest.ts';

const remedy = 'Run `npm run generate`, which makes it whole, then start again.';

/** Says that generated/ is not what its manifest lists, as an interrupted run leaves it; null if it is. */
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
