import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outputFolder, readOutputTree, sha256Of, siteFolder } from './output-tree.ts';

/** The project that this program belongs to; the one it works on may be another. */
const ownRoot = resolve(import.meta.dirname, '..', '..');

const treeOf = (folder: string): readonly string[] => {
  const { state, files } = readOutputTree(folder);
  return [state, ...[...files].map(([path, { sha256, executable }]) => `${path} ${sha256} ${executable}`).toSorted()];
};

const lockFile = (): string => {
  const path = join(ownRoot, 'package-lock.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const digestOf = (parts: readonly unknown[]): string => sha256Of(JSON.stringify(parts));

/** A SHA-256 of everything on which the output depends: model, content, generator and the versions that run it. */
export const digestInputs = (root: string): string =>
  digestOf([
    process.version,
    sha256Of(lockFile()),
    ...['generator', 'src/domain'].map((folder) => treeOf(join(ownRoot, folder))),
    ...['model', 'content', 'src/domain'].map((folder) => treeOf(join(root, folder))),
  ]);

/** A SHA-256 of what stands in generated/, of which the ledger is read too, and in .cache/site/. */
export const digestOutputs = (root: string): string =>
  digestOf([outputFolder, siteFolder].map((folder) => treeOf(join(root, folder))));
