import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { TestRun } from '../../scripts/verify/test-run.ts';
import { runGit } from '../run-git.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache/evidence/tests');

const versionHere = (): Pick<TestRun, 'commit' | 'isChanged'> => {
  try {
    return {
      commit: runGit(root, 'rev-parse', 'HEAD').trim(),
      isChanged: runGit(root, 'status', '--porcelain', '--untracked-files=no').trim() !== '',
    };
  } catch {
    return { commit: '', isChanged: false };
  }
};

/** Writes for the audit what the tests of each file showed; a file that did not run keeps its last result. */
export const recordRuns = (files: ReadonlyMap<string, TestRun['tests']>): void => {
  mkdirSync(folder, { recursive: true });
  const run = { at: new Date().toISOString(), version: packageFile.version, ...versionHere() };
  for (const [file, tests] of files) {
    const recorded: TestRun = { ...run, tests };
    writeFileSync(join(folder, `${file.replaceAll('/', '+')}.json`), JSON.stringify(recorded));
  }
};
