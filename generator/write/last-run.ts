import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outputFolder, readOutputTree, sha256Hex, siteFolder } from '../load/output-tree.ts';
import type { Outcome } from './outcome.ts';

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

const hashOf = (parts: readonly unknown[]): string => sha256Hex(JSON.stringify(parts));

/** A SHA-256 of everything on which the output depends: model, content, generator and the versions that run it. */
export const hashInputs = (root: string): string =>
  hashOf([
    process.version,
    sha256Hex(lockFile()),
    ...['generator', 'src/contract', 'src/domain', 'src/hosting', 'src/settings'].map((folder) =>
      treeOf(join(ownRoot, folder)),
    ),
    ...['model', 'content', 'src/domain'].map((folder) => treeOf(join(root, folder))),
  ]);

/** A SHA-256 of the contents of generated/, whose ledger is an input too, and of .cache/site/. */
const hashOutputs = (root: string): string =>
  hashOf([outputFolder, siteFolder].map((folder) => treeOf(join(root, folder))));

interface LastRun {
  readonly inputs: string;
  readonly outputs: string;
  readonly files: number;
  readonly site: number;
}

const pathIn = (root: string): string => join(root, '.cache', 'generate.json');

const readLastRun = (root: string): LastRun | undefined => {
  try {
    return JSON.parse(readFileSync(pathIn(root), 'utf8'));
  } catch {
    return undefined;
  }
};

/** The outcome of another run where neither inputs nor output differ by a byte from those of the last: it would write the same. */
export const outcomeIfUnchanged = (root: string, inputs: string, mode: 'write' | 'check'): Outcome | undefined => {
  const last = readLastRun(root);
  if (last === undefined || last.inputs !== inputs || last.outputs !== hashOutputs(root)) return undefined;
  const { files, site } = last;
  return mode === 'check'
    ? { kind: 'compared', files, differences: [], site: { files: site, differences: [] }, notes: [], unfinished: null }
    : { kind: 'written', files, written: 0, removed: 0, site: { files: site, written: 0, removed: 0 }, notes: [] };
};

/**
 * Keeps the hashes of a run that has written, unless its inputs changed meanwhile; they are read last, so that the output of
 * another run that read other inputs is not taken for its own. A run with notes is not kept: the next one prints them again.
 */
export const storeRunHashes = (root: string, inputs: string, outcome: Outcome): void => {
  if (outcome.kind !== 'written' || outcome.notes.length > 0) return;
  const last: LastRun = { inputs, outputs: hashOutputs(root), files: outcome.files, site: outcome.site.files };
  if (hashInputs(root) !== inputs) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(pathIn(root), JSON.stringify(last));
};
