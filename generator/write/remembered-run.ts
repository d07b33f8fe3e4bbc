import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestInputs, digestOutputs } from '../load/digest-project.ts';
import type { Outcome } from './outcome.ts';

type Counts = { readonly files: number; readonly site: number };
type Memory = Counts & { readonly inputs: string; readonly outputs: string };

const pathIn = (root: string): string => join(root, '.cache', 'generate.json');

const readMemory = (root: string): Memory | undefined => {
  try {
    return existsSync(pathIn(root)) ? JSON.parse(readFileSync(pathIn(root), 'utf8')) : undefined;
  } catch {
    return undefined;
  }
};

const outcomeOf = ({ files, site }: Counts, mode: 'write' | 'check'): Outcome =>
  mode === 'check'
    ? { kind: 'compared', files, differences: [], site: { files: site, differences: [] }, notes: [] }
    : { kind: 'written', files, written: 0, removed: 0, site: { files: site, written: 0, removed: 0 }, notes: [] };

/**
 * The outcome of a run, if neither what the last one read nor what it wrote has changed by a byte since: another would
 * write the same again. `inputs` is the digest of what it would read.
 */
export const recallRun = (root: string, inputs: string, mode: 'write' | 'check'): Outcome | undefined => {
  const memory = readMemory(root);
  if (memory === undefined || memory.inputs !== inputs || memory.outputs !== digestOutputs(root)) return undefined;
  return outcomeOf(memory, mode);
};

/**
 * Remembers a run that has written, unless its inputs changed meanwhile; they are looked at last, so that the output of
 * another run that read other inputs is not taken for its own. A run with notes is forgotten: the next one tells them
 * again.
 */
export const rememberRun = (root: string, inputs: string, outcome: Outcome): void => {
  if (outcome.kind !== 'written' || outcome.notes.length > 0) return;
  const memory: Memory = { files: outcome.files, site: outcome.site.files, inputs, outputs: digestOutputs(root) };
  if (digestInputs(root) !== inputs) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(`${pathIn(root)}.${process.pid}`, JSON.stringify(memory));
  renameSync(`${pathIn(root)}.${process.pid}`, pathIn(root));
};
