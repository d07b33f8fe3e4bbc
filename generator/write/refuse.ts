import type { GeneratedFile } from '../emit/generated-file.ts';
import { type OutputTree, outputFolder } from '../load/output-tree.ts';
import { problemOfWholeFile } from '../locate/locate.ts';
import type { Problem } from '../problems/problem.ts';
import type { Difference } from './compare-tree.ts';

const safePart = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?!\.|$))*$/;
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const isSafe = (path: string): boolean =>
  path.length <= 200 && path.split('/').every((part) => safePart.test(part) && !deviceName.test(part));

/**
 * Findings for paths that would leave the folder, that are device names on some system, or that would be one file on a system without
 * letter case.
 */
export const checkOutputPaths = (files: readonly GeneratedFile[], folder = outputFolder): Problem[] => {
  const seen = new Set<string>();
  return files.flatMap(({ path }) => {
    const folded = path.toLowerCase();
    const isTwice = seen.has(folded);
    seen.add(folded);
    if (isSafe(path) && !isTwice) return [];
    const found = isTwice ? `The path “${path}” is emitted twice.` : `The path “${path}” is not safe.`;
    return [problemOfWholeFile(folder, 'output-path', found)];
  });
};

/** The problems that prevent writing: files that only a person can have created or edited. */
export const checkManualEdits = (
  tree: OutputTree,
  differences: readonly Difference[],
  options: { readonly force: boolean },
): Problem[] => {
  if (tree.state === 'not-a-folder')
    return [problemOfWholeFile(outputFolder, 'output-not-folder', 'It is a file or a link.')];
  return differences.flatMap(({ path, word, asListed, listed }) => {
    const file = `${outputFolder}/${path}`;
    if (word === 'extra' && !listed)
      return [problemOfWholeFile(file, 'output-foreign', 'The manifest does not list it.')];
    if (options.force || asListed || word === 'missing') return [];
    return [problemOfWholeFile(file, 'output-edited', 'It differs from what the generator last wrote.')];
  });
};
