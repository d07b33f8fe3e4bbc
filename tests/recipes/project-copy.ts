import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { runGit } from '../run-git.ts';
import type { Edit, Step } from './recipe.ts';

const project = resolve(import.meta.dirname, '../..');
const programs = join(project, 'node_modules/.bin');

const partsOf = (list: string, end: string): readonly string[] => list.split(end).filter((part) => part !== '');

/** A copy of the project as it stands, with its packages and a repository of its own. */
export const copyProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'walk-'));
  for (const file of partsOf(runGit(project, 'ls-files', '-co', '--exclude-standard', '-z'), '\0'))
    cpSync(join(project, file), join(root, file));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  runGit(root, 'init', '--quiet');
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'before');
  return root;
};

interface Generated {
  readonly status: unknown;
  readonly output: string;
}

/** Runs a program of the packages in a copy; the walks themselves are no part of what it tests. */
export const run = async (root: string, program: string, ...args: readonly string[]): Promise<Generated> => {
  const child = spawn(join(programs, program), args, {
    cwd: root,
    env: { ...process.env, TEST_FULL: '', PATH: `${programs}:${process.env.PATH}` },
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status]: unknown[] = await ended;
  return { status, output: `${output}${errors}` };
};

/** Generates what a copy contains. */
export const generate = (root: string): Promise<Generated> => run(root, 'node', 'generator/main.ts');

const lookFile = 'tests/recipes/look.test.ts';

/** Runs tests of a copy, or the text of one. */
export const lookAt = async (root: string, look: string | readonly string[]): Promise<Generated> => {
  if (typeof look === 'string') writeFileSync(join(root, lookFile), look);
  const files = typeof look === 'string' ? [lookFile] : look;
  const looked = await run(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...files);
  rmSync(join(root, lookFile), { force: true });
  return looked;
};

/** Takes all edits of a copy back. */
export const takeBack = (root: string): void => {
  runGit(root, 'checkout', '--quiet', '--', '.');
  runGit(root, 'clean', '-fdq');
};

/** Files that differ from what was copied. */
export const changedFiles = (root: string): readonly string[] =>
  partsOf(runGit(root, 'status', '--porcelain', '--untracked-files=all', '--no-renames'), '\n').map((line) =>
    line.slice(3),
  );

/** What an edit makes of its file; null when it takes the file away. Throws when there is nothing to edit where there should be. */
export const editedText = (root: string, edit: Edit): string | null => {
  if ('remove' in edit) return null;
  if ('text' in edit) return edit.text;
  const { find, put } = edit;
  const before = readFileSync(join(root, edit.file), 'utf8');
  const edited = before.replace(find, (found: string) => (typeof put === 'string' ? `${found}${put}` : put(found)));
  if (edited === before) throw new Error(`Nothing in ${edit.file} matches ${find}.`);
  return edited;
};

/** Does by program what a person would do by hand. */
export const applyEdit = (root: string, edit: Edit): void => {
  const path = join(root, edit.file);
  const text = editedText(root, edit);
  if (text === null) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

/** Edits a copy as a person would, but for files that an earlier change took away, and runs what the person then runs. */
export const carryOut = async (root: string, { edits, runs }: Step, removed = new Set<string>()): Promise<void> => {
  for (const edit of edits.filter(({ file }) => !removed.has(file))) {
    if ('remove' in edit) removed.add(edit.file);
    applyEdit(root, edit);
  }
  if (runs === undefined) return;
  const [program = '', ...args] = runs.command;
  const { status, output } = await run(root, program, ...args);
  if (status !== 0) throw new Error(output);
};

export const removeCopy = (root: string): void => rmSync(root, { recursive: true, force: true });
