import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ts } from 'ts-morph';
import { createVitest } from 'vitest/node';
import { runGit, runGitOrNull } from '#settings/run-git.ts';

const git = (...args: readonly string[]): string => runGit('.', args);

const nonEmptyLines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/**
 * Paths of the files, new ones included, that differ from where this branch left a revision. Throws the message of git for an
 * unknown revision.
 */
export const listFilesChangedSince = (revision: string): readonly string[] => [
  ...nonEmptyLines(git('diff', '--name-only', '--merge-base', revision, '--')),
  ...nonEmptyLines(git('ls-files', '--others', '--exclude-standard')),
];

/** Tests that read files of a folder instead of importing them. */
const readers: readonly (readonly [folder: string, tests: string])[] = [
  ['content/', 'tests/content'],
  ['generated/', 'tests/generator/emit'],
  ['generator/', 'tests/generator/cases.test.ts'],
  ['model/schema/', 'tests/generator/cases.test.ts'],
  ['tests/generator/cases/', 'tests/generator/cases.test.ts'],
  ['src/', 'tests/architecture'],
];

/** The tests that read the changed files. */
export const findTestsReadingFiles = (changed: readonly string[]): readonly string[] => [
  ...new Set(readers.flatMap(([folder, tests]) => (changed.some((path) => path.startsWith(folder)) ? [tests] : []))),
];

/** The value without `as const satisfies …`. */
const bare = (value: ts.Expression): ts.Expression =>
  ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? bare(value.expression) : value;

const labelOf = (name: ts.Node): string => name.getText().replaceAll("'", '');

/** The id of a row, otherwise its index; by ids, an added or removed row does not shift the others. */
const rowLabel = (row: ts.Expression, at: number): string => {
  const value = bare(row);
  const id = ts.isObjectLiteralExpression(value)
    ? value.properties.find((one) => one.name !== undefined && labelOf(one.name) === 'id')
    : undefined;
  return id?.getText() ?? `${at}`;
};

/** Every leaf of a value with the names that lead to it, and its text. */
const leavesOf = (
  expression: ts.Expression,
  path: readonly string[],
): readonly (readonly [path: string, text: string])[] => {
  const value = bare(expression);
  if (ts.isCallExpression(value)) return value.arguments.flatMap((one, at) => leavesOf(one, [...path, `${at}`]));
  if (ts.isArrayLiteralExpression(value))
    return value.elements.flatMap((one, at) => leavesOf(one, [...path, rowLabel(one, at)]));
  if (!ts.isObjectLiteralExpression(value)) return [[path.join('\n'), value.getText()]];
  return value.properties.flatMap((one) =>
    ts.isPropertyAssignment(one)
      ? leavesOf(one.initializer, [...path, labelOf(one.name)])
      : [[[...path, labelOf(one.name ?? one)].join('\n'), one.getText()] as const],
  );
};

const leavesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    ts
      .createSourceFile('table.ts', text, ts.ScriptTarget.Latest, true)
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ name, initializer }) => {
        if (initializer === undefined) return [];
        return leavesOf(initializer, ts.isObjectLiteralExpression(bare(initializer)) ? [] : [name.getText()]);
      }),
  );

/** Names on the way to the leaves that differ between two texts of a table: constants, ids and fields. */
const changedNames = (before: string, after: string): readonly string[] => {
  const [former, present] = [leavesIn(before), leavesIn(after)];
  const paths = [...new Set([...former.keys(), ...present.keys()])].filter(
    (path) => former.get(path) !== present.get(path),
  );
  return [...new Set(paths.flatMap((path) => path.split('\n').filter((name) => /^[a-zA-Z]\w*$/.test(name))))];
};

/** A changed file with its texts; one is missing where the file is new, or was removed. */
export interface ChangedFile {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

const withoutComments = (text: string): string => text.replaceAll(/^ *\/\*\*.*\*\/$/gm, '');

/**
 * The texts of a file that contains values alone, or differs in comments alone, before and after; none for a schema, a file with functions
 * or a new file.
 */
const tableTexts = ({ path, before, after }: ChangedFile): readonly (readonly [before: string, after: string])[] =>
  /^(model\/(?!schema\/)|generated\/)/.test(path) &&
  before !== undefined &&
  after !== undefined &&
  (withoutComments(before) === withoutComments(after) || !/=>|\bfunction\b/.test(before + after))
    ? [[before, after]]
    : [];

/** Pieces of the interface texts that a change took out; tests quote some. */
const formerTexts = ({ path, before = '', after = '' }: ChangedFile): readonly string[] =>
  path.includes('/messages/')
    ? nonEmptyLines(before)
        .filter((line) => !after.includes(line))
        .flatMap((line) => line.replace(/^[^:]*: */, '').split(/\{[^}]*\}|["']/))
        .map((piece) => piece.trim())
        .filter(({ length }) => length > 4)
    : [];

/**
 * The files whose importers a change can break. Of a table of the model where values alone differ these are the files that name a changed
 * field, and no tables that the generator made of it; of an interface text these are the files that quote the former one.
 */
export const findAffectedFiles = (
  changed: readonly ChangedFile[],
  filesNaming: (names: readonly string[]) => readonly string[],
): readonly string[] => {
  const code = changed.filter((file) => tableTexts(file).length === 0).map(({ path }) => path);
  if (code.some((path) => /^(generator|model)\//.test(path))) return changed.map(({ path }) => path);
  const names = [
    ...changed
      .filter(({ path }) => path.startsWith('model/'))
      .flatMap(tableTexts)
      .flatMap(([before, after]) => changedNames(before, after)),
    ...changed.flatMap(formerTexts),
  ];
  return [...code, ...(names.length === 0 ? [] : filesNaming(names))];
};

/** A name that occurs in more files than this, such as `value`, does not tell who reads the field. */
const tellingFiles = 30;

/** What the generator does with a field is in the generated files that differ, so it is not searched. */
const filesNaming = (names: readonly string[]): readonly string[] => {
  const namedIn = names.map((name) =>
    nonEmptyLines(
      // A search without a match fails.
      runGitOrNull('.', ['grep', '--untracked', '-lwF', '-e', name, '--', 'src', 'scripts', 'tests']) ?? '',
    ),
  );
  return [...new Set(namedIn.filter(({ length }) => length <= tellingFiles).flat())];
};

const readChanged = (revision: string, paths: readonly string[]): readonly ChangedFile[] => {
  const base = git('merge-base', revision, 'HEAD').trim();
  const modified = new Set(nonEmptyLines(git('diff', '--name-only', '--no-renames', '--diff-filter=M', base, '--')));
  return paths.map((path) =>
    modified.has(path) ? { path, before: git('show', `${base}:${path}`), after: readFileSync(path, 'utf8') } : { path },
  );
};

/** Test files that a change can break: those that run, and those left out because they only read the change within a whole table. */
export interface Reached {
  readonly run: readonly string[];
  readonly leftOut: readonly string[];
}

/** The test files that import what differs from a revision, by the imports that vitest finds. */
export const findAffectedTestsSince = async (revision: string, changed: readonly string[]): Promise<Reached> => {
  const vitest = await createVitest('test', {
    config: join(import.meta.dirname, '../../tests/vitest.config.ts'),
    watch: false,
    changed: revision,
  });
  const relevant = async (): Promise<readonly string[]> =>
    (await vitest.getRelevantTestSpecifications()).map(({ moduleId }) => relative('', moduleId));
  const all = await relevant();
  vitest.config.changed = false;
  vitest.config.related = findAffectedFiles(readChanged(revision, changed), filesNaming).map((path) => resolve(path));
  const run = await relevant();
  await vitest.close();
  return { run, leftOut: all.filter((file) => !run.includes(file)) };
};

const countByFolder = (files: readonly string[]): string =>
  [...Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'))]
    .map(([folder, { length }]) => `${folder} ${length}`)
    .join(', ');

/** Describes what the steps since a revision do not check. */
export const describeUncheckedParts = (leftOut: readonly string[]): string =>
  [
    ...(leftOut.length === 0
      ? []
      : [
          `Left out: ${leftOut.length} test files that read what differs within a whole table (${countByFolder(leftOut)}).`,
        ]),
    'Left out: tests that neither import a changed file nor read its folder, unused code, browser tests, the full form.',
    '`npm run check` runs the test files and looks for unused code, `npm test` runs the browser tests too, `npm run test:full` all.',
  ].join('\n');
