import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Edit } from './walk.ts';

const project = resolve(import.meta.dirname, '../..');
const programs = join(project, 'node_modules/.bin');
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.pl', '-c', 'commit.gpgsign=false'];

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });

const lines = (text: string, end: string): readonly string[] => text.split(end).filter((line) => line !== '');

/** A copy of the project as it stands, with its packages and a repository of its own. */
export const copyProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'walk-'));
  for (const file of lines(git(project, 'ls-files', '-co', '--exclude-standard', '-z'), '\0'))
    cpSync(join(project, file), join(root, file));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  git(root, 'init', '--quiet');
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'before');
  return root;
};

/** Runs a program of the packages in a copy. */
export const run = (root: string, program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(programs, program), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, INSIDE_WALK: '1', PATH: `${programs}:${process.env.PATH}` },
  });
  return { status, output: `${stdout}${stderr}` };
};

/** Files that differ from what was copied. */
export const changedFiles = (root: string): readonly string[] =>
  lines(git(root, 'status', '--porcelain', '--untracked-files=all', '--no-renames'), '\n').map((line) => line.slice(3));

/** Does by program what a person would do by hand. Throws when there is nothing to edit where there should be. */
export const applyEdit = (root: string, edit: Edit): void => {
  const path = join(root, edit.file);
  if ('remove' in edit) rmSync(path);
  else if ('text' in edit) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.text);
  } else {
    const { find, put } = edit;
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(find, (found: string) => (typeof put === 'string' ? `${found}${put}` : put(found)));
    if (edited === text) throw new Error(`Nothing in ${edit.file} matches ${find}.`);
    writeFileSync(path, edited);
  }
};
