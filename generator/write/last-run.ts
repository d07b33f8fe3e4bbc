import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outputFolder, readOutputTree, sha256Hex, siteFolder } from '../load/output-tree.ts';
import type { Outcome } from './outcome.ts';

/** The project to which this program belongs; the project that it works on may be another one. */
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
export const hashGeneratorInputs = (root: string): string =>
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

/** The outcome that a run would have, if neither inputs nor output have changed since the last run; else undefined. */
export const outcomeIfUnchanged = (root: string, inputs: string, mode: 'write' | 'check'): Outcome | undefined => {
  const last = readLastRun(root);
  if (last === undefined || last.inputs !== inputs || last.outputs !== hashOutputs(root)) return undefined;
  const { files, site } = last;
  return mode === 'check'
    ? { kind: 'compared', files, differences: [], site: { files: site, differences: [] }, notes: [], unfinished: null }
    : { kind: 'written', files, written: 0, removed: 0, site: { files: site, written: 0, removed: 0 }, notes: [] };
};

/**
 * Stores the hashes of a run that has written, unless its inputs have changed meanwhile. The output is hashed before the inputs are read
 * again, so that the output of a run with other inputs is not taken for this one's. A run with notes is not stored, so that the next run
 * prints them again.
 */
export const storeRunHashes = (root: string, inputs: string, outcome: Outcome): void => {
  if (outcome.kind !== 'written' || outcome.notes.length > 0) return;
  const last: LastRun = { inputs, outputs: hashOutputs(root), files: outcome.files, site: outcome.site.files };
  if (hashGeneratorInputs(root) !== inputs) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(pathIn(root), JSON.stringify(last));
};
