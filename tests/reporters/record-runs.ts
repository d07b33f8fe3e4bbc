import { resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { type TestRecord, writeTestRecord } from '../../scripts/verify/test-records.ts';
import { runGit } from '../run-git.ts';

const root = resolve(import.meta.dirname, '../..');

const versionHere = (): Pick<TestRecord, 'commit' | 'isChanged'> => {
  try {
    return {
      commit: runGit(root, 'rev-parse', 'HEAD').trim(),
      isChanged: runGit(root, 'status', '--porcelain', '--untracked-files=no').trim() !== '',
    };
  } catch {
    return { commit: '', isChanged: false };
  }
};

/** Records for the audit what the tests of each file showed; a file that did not run keeps its last record. */
export const recordRuns = (files: ReadonlyMap<string, TestRecord['tests']>): void => {
  const run = { at: new Date().toISOString(), version: packageFile.version, ...versionHere() };
  for (const [file, tests] of files) writeTestRecord(root, file, { ...run, tests });
};
