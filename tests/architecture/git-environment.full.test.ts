import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trimmedGitOutput } from '#generator/load/base-ledger.ts';
import { resolveRevision } from '#generator/load/read-revision.ts';
import { listFilesChangedSince } from '../../scripts/verify/since.ts';
import { makeChangedRepository } from '../generator/diff/changed-repository.ts';
import { runGit } from '../run-git.ts';

const project = resolve(import.meta.dirname, '../..');

let folder: string;
let developers: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
  developers = join(folder, 'developers');
  mkdirSync(developers);
  runGit(developers, 'init', '--quiet');
  writeFileSync(join(developers, 'work.txt'), 'of the developer');
  runGit(developers, 'add', '--all');
  runGit(developers, 'commit', '--quiet', '--message', 'of the developer');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const state = () => [
  runGit(developers, 'log', '--all', '--format=%H %s'),
  runGit(developers, 'status', '--porcelain'),
  readFileSync(join(developers, '.git/index'), 'hex'),
  readFileSync(join(developers, '.git/config'), 'utf8'),
];

/** What git sets for its children, each of which sends another git elsewhere. */
const environments: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'of a commit hook': () => ({
    GIT_DIR: join(developers, '.git'),
    GIT_INDEX_FILE: join(developers, '.git/index'),
    GIT_PREFIX: '',
    GIT_AUTHOR_NAME: 'Developer',
  }),
  'of a rebase in a work tree': () => ({ GIT_DIR: join(developers, '.git'), GIT_WORK_TREE: developers }),
  'of a hook with its own objects': () => ({ GIT_OBJECT_DIRECTORY: join(developers, '.git/objects') }),
  'with a setting on the command line': () => ({
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.bare',
    GIT_CONFIG_VALUE_0: 'true',
  }),
};

describe.each(Object.entries(environments))('in the environment %s', (_, environment) => {
  test('a repository of the tests is isolated, and that of the developer unchanged', () => {
    const before = state();
    for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value);
    const own = makeChangedRepository(folder, []);
    expect(runGit(own, 'log', '--format=%s').trim().split('\n')).toEqual(['model', 'before there was a snapshot']);
    expect(runGit(own, 'log', '-1', '--format=%an').trim()).toBe('Test');
    const head = runGit(own, 'rev-parse', 'HEAD').trim();
    expect(resolveRevision(own, 'HEAD')).toBe(head);
    expect(trimmedGitOutput(own, 'rev-parse', 'HEAD')).toBe(head);
    expect(listFilesChangedSince('HEAD')).not.toContain('work.txt');
    vi.unstubAllEnvs();
    expect(state()).toEqual(before);
  });
});

test('only one module starts git', () => {
  const starts = /(?:execFile|spawn)(?:Sync)?\(\s*'git'/;
  const files = runGit(project, 'ls-files', '-co', '--exclude-standard', '--', '*.ts').trim().split('\n');
  const starting = files
    // A file that is deleted is listed until that is committed.
    .filter((path) => existsSync(join(project, path)))
    .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }))
    .filter(({ text }) => starts.test(text));
  expect(starting.map(({ path }) => path)).toEqual(['src/settings/run-git.ts']);
});
