import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { gitEnvironment } from '#domain/git-environment.ts';
import { missingChromium } from './find-chromium.ts';
import type { Step } from './run-step.ts';
import { testResultFiles } from './test-results.ts';

const coveredRows = '.cache/evidence/rows';

/** A program that starts with these options records which rows of the rules it takes. */
const recording = ['--import', './tests/rows/record.ts'];

/** Deletes the reports of earlier runs, so that none counts for a run without a report. */
export const clearReports = (): void => {
  for (const report of [...Object.values(testResultFiles), coveredRows])
    rmSync(report, { force: true, recursive: true });
};

const vitest: Step['command'] = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
const lint: Step['command'] = ['npm', 'run', '--silent', 'lint'];
const current: Step = {
  name: 'generated output is current',
  command: ['node', ...recording, 'generator/main.ts', '--check', '--no-cache'],
};
/** Several checkers read the same types again: 13 processor seconds instead of 8, and no faster on two cores. */
const types: Step = { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] };

/** Steps that read code without running tests. */
const readingSteps: readonly Step[] = [
  current,
  types,
  { name: 'format, lint and boundaries', command: lint },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

const unitStep: Step = {
  name: 'unit, property, generator and backend tests',
  command: vitest,
  testResults: testResultFiles.unit,
};

/** Unit tests in two parts: those of the `awaited` files and folders run when their programs are installed. */
const unitSteps = (awaited: readonly string[]): readonly Step[] => [
  { ...unitStep, command: [...vitest, ...awaited.flatMap((path) => ['--exclude', path, '--exclude', `${path}/**`])] },
  { ...unitStep, name: 'tests with programs of the system', command: [...vitest, ...awaited], needsPrograms: true },
];

/** Steps of `npm run check`. */
export const checkSteps: readonly Step[] = [...readingSteps, unitStep];

/** Tests that read files of a folder instead of importing them. */
const readers: readonly (readonly [folder: string, tests: string])[] = [
  ['content/', 'tests/content'],
  ['generated/', 'tests/generator/emit'],
  ['generator/', 'tests/generator/cases.test.ts'],
  ['model/schema/', 'tests/generator/cases.test.ts'],
  ['tests/generator/cases/', 'tests/generator/cases.test.ts'],
  ['src/', 'tests/architecture'],
];

const git = (...args: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', env: gitEnvironment(process.env) });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * Paths of the files, new ones included, that differ from where this branch left a revision. Throws the message of git for an
 * unknown revision.
 */
export const changedSince = (revision: string): readonly string[] => [
  ...git('diff', '--name-only', '--merge-base', revision, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Steps of `npm run check -- --since REV`: lint of the `changed` paths, the tests that import them and the tests that read them. */
export const stepsSince = (revision: string, changed: readonly string[]): readonly Step[] => {
  const reading = new Set(
    readers.flatMap(([folder, tests]) => (changed.some((path) => path.startsWith(folder)) ? [tests] : [])),
  );
  const testResults = testResultFiles.unit;
  return [
    current,
    types,
    {
      name: `format, lint and boundaries of what differs from ${revision}`,
      command: [...lint, '--', '--changed', `--since=${revision}`, '--no-errors-on-unmatched'],
    },
    {
      name: `tests that import what differs from ${revision}`,
      command: [...vitest, '--passWithNoTests', '--changed', revision],
      testResults,
    },
    ...(reading.size === 0
      ? []
      : [{ name: 'tests that read it', command: [...vitest, ...reading], testResults } as const]),
  ];
};

/** What the steps since a revision do not look at. */
export const leftOutSince = [
  'Left out: tests that neither import a changed file nor read its folder, unused code, browser tests, the full form.',
  '`npm run check` runs the first two, `npm test` the browser tests too, `npm run test:full` all.',
].join('\n');

/** Steps that only `npm run test:full` adds. */
const fullSteps: readonly Step[] = [
  { name: 'mutation of rules, dates and validators', command: ['node', 'tests/mutation/main.ts'] },
  { name: 'failures on purpose', command: ['node', 'scripts/drill.ts', '--quick'], needsPrograms: true },
];

/** Fails for a row of a rule that the product did not take, unless the row gives a reason; without browsers many are not taken. */
const rowStep: Step = {
  name: 'rows that the product took',
  command: ['node', 'tests/rows/check.ts'],
  missing: missingChromium,
};

/** Writes the folder for auditors, with the evidence of code and tests. */
const auditStep: Step = { name: 'audit', command: ['node', 'scripts/audit.ts'] };

/** Builds the site that browser tests open. */
const buildStep: Step = { name: 'build', command: ['node', ...recording, 'tests/rows/build.ts'] };

const browserTests: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  testResults: testResultFiles.browser,
  needsPrograms: true,
  missing: missingChromium,
};

/** Steps of `npm test`; those of `awaited` programs come late, when they are installed. */
export const testSteps = (full: boolean, awaited: readonly string[]): readonly Step[] => [
  ...readingSteps,
  buildStep,
  ...(awaited.length === 0 ? [unitStep] : unitSteps(awaited)),
  ...(full ? fullSteps : []),
  browserTests,
  rowStep,
  auditStep,
];

/**
 * The steps of one of several machines: its share of the tests, and on the first machine also the steps that cannot be shared. Rows
 * and audit need all tests, so they run where the shards are collected.
 */
export const shardSteps = (steps: readonly Step[], shard: string): readonly Step[] =>
  steps
    .filter((step) => step !== rowStep && step !== auditStep)
    .filter(({ name, testResults }) => testResults !== undefined || name === 'build' || shard.startsWith('1/'))
    .map((step) =>
      step.testResults === undefined ? step : { ...step, command: [...step.command, `--shard=${shard}`] as const },
    );
