import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fingerprint } from '../fingerprint.ts';

/** What decides how bundles are made, whatever they are made of. */
const makers = [
  'src/site/vite.config.ts',
  'src/site/build/{entries.ts,bundle/*.ts}',
  'package-lock.json',
  'tests/rows/*.ts',
];

/** What the one style sheet imports and points at: the bundler puts it in without making modules of it. */
const styles = '{src/site,generated/styles}/**/*.{css,woff2,svg}';

/** File of the project to its state. */
export type FileStates = Readonly<Record<string, string>>;

/** The names that browsers' code takes from a table of parameters, by the base name of its file. */
export type UsedParameters = Readonly<Record<string, readonly string[]>>;

/** Generated modules quote texts in comments of one line; a changed text is no changed code. */
const withoutQuotes = (text: string): string => text.replaceAll(/^ *\/\*\*.*\*\/$/gm, '');

/** Every parameter stands on a line of its own. */
const linesOf = (text: string, names: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => names.includes(/^export const (\w+)/.exec(line)?.[1] ?? ''))
    .join('\n');

const contentOf = (root: string, file: string, used: UsedParameters): string | Buffer => {
  const path = join(root, file);
  const names = used[basename(file)];
  if (names !== undefined) return linesOf(readFileSync(path, 'utf8'), names);
  return /^generated[\\/].*\.ts$/.test(file) ? withoutQuotes(readFileSync(path, 'utf8')) : readFileSync(path);
};

const stateOf = (root: string, file: string, used: UsedParameters): string =>
  existsSync(join(root, file)) ? fingerprint(contentOf(root, file, used)) : '';

/** One fingerprint of what makes the bundles. */
export const makersFingerprint = (root: string): string => {
  const files = makers.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  return fingerprint(files.map((file) => `${file} ${stateOf(root, file, {})}`).join('\n'));
};

/** The state of every file of the project that stands in a bundle; the lock file answers for packages. */
export const statesOf = (root: string, modules: readonly string[], used: UsedParameters): FileStates => {
  const files = [
    ...modules.map((id) => relative(root, id.replace(/[?#].*$/, ''))),
    ...globSync(styles, { cwd: root }),
  ].filter(
    (file) => !file.startsWith('..') && !file.split(sep).includes('node_modules') && existsSync(join(root, file)),
  );
  return Object.fromEntries([...new Set(files)].toSorted().map((file) => [file, stateOf(root, file, used)]));
};

export const areCurrent = (root: string, states: FileStates, used: UsedParameters): boolean =>
  Object.entries(states).every(([file, state]) => stateOf(root, file, used) === state);
