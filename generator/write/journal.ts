import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFolder } from '../load/output-tree.ts';
import type { Hashes } from './manifest.ts';

/**
 * The file with what a run is about to write into generated/, one line for each file; it is removed once the manifest is written. After an
 * interrupted run it remains, so that the next run can tell files of that run from files that a person has edited.
 */
const journalPath = (root: string): string => join(root, '.cache', 'generate.journal');

const lineOf = (path: string, sha256: string): string => `${sha256} ${path}`;

export interface Journal {
  readonly has: (path: string, sha256: string) => boolean;
  readonly hasPath: (path: string) => boolean;
}

export const readWriteJournal = (root: string): Journal => {
  const path = journalPath(root);
  const lines = new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
  const paths = new Set([...lines].map((line) => line.slice(line.indexOf(' ') + 1)));
  return { has: (file, sha256) => lines.has(lineOf(file, sha256)), hasPath: (file) => paths.has(file) };
};

/** Adds the files of this run to the journal; entries of an interrupted run stay, since its files may still exist. */
export const extendWriteJournal = (root: string, hashes: Hashes): void => {
  mkdirSync(dirname(journalPath(root)), { recursive: true });
  appendFileSync(journalPath(root), `\n${[...hashes].map(([path, sha256]) => lineOf(path, sha256)).join('\n')}\n`);
};

export const removeWriteJournal = (root: string): void => rmSync(journalPath(root), { force: true });

/** The sentence about an interrupted run; null if the last run finished. */
export const unfinishedRunNotice = (root: string): string | null =>
  existsSync(journalPath(root))
    ? `A run of the generator was interrupted: ${outputFolder}/ is only partly written. Run \`npm run generate\`, which completes it.`
    : null;
