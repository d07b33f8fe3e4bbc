import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Step } from './run-step.ts';
import { testResultFiles } from './test-results.ts';

const git = (...args: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * Paths of the files that differ from where this branch left a revision, new ones included: what has landed there since
 * is not this branch's. Throws what git says of an unknown revision.
 */
export const changedSince = (revision: string): readonly string[] => [
  ...git('diff', '--name-only', '--merge-base', revision, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const coveredRows = '.cache/evidence/rows';

/** A program so started tells which rows of the rules it takes. */
const telling = ['--import', './tests/rows/record.ts'];

/** Takes the reports of earlier runs away, so that none of them is read for a run that left no report. */
export const clearReports = (): void => {
  for (const report of [...Object.values(testResultFiles), coveredRows])
    rmSync(report, { force: true, recursive: true });
};

const vitest: Step['command'] = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
const lint: Step['command'] = ['biome', 'check', '--error-on-warnings'];
const current: Step = {
  name: 'generated output is current',
  command: ['node', ...telling, 'generator/main.ts', '--check', '--no-cache'],
};
/** More checkers each read the types of the others again: 13 processor seconds instead of 8, and no sooner done on two cores. */
const types: Step = { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'] };

/** What `npm run check` runs, and `npm test` before the browser tests. */
export const checkSteps: readonly Step[] = [
  current,
  types,
  { name: 'format, lint and boundaries', command: [...lint, '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  {
    name: 'unit, property, generator and backend tests',
    command: [...vitest],
    testResults: testResultFiles.unit,
  },
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

/**
 * What `npm run check -- --since REV` runs: lint of the files that differ from that revision, the tests that import
 * them and the tests that read them. `changed` are the paths of these files.
 */
export const stepsSince = (revision: string, changed: readonly string[]): readonly Step[] => {
  const reading = new Set(
    readers.flatMap(([folder, tests]) => (changed.some((path) => path.startsWith(folder)) ? [tests] : [])),
  );
  return [
    current,
    types,
    {
      name: `format, lint and boundaries of what differs from ${revision}`,
      command: [...lint, '--changed', `--since=${revision}`, '--no-errors-on-unmatched'],
    },
    {
      name: `tests that import what differs from ${revision}`,
      command: [...vitest, '--passWithNoTests', '--changed', revision],
      testResults: testResultFiles.unit,
    },
    ...(reading.size === 0
      ? []
      : [
          {
            name: 'tests that read it',
            command: [...vitest, ...reading],
            testResults: testResultFiles.unit,
          } as const,
        ]),
  ];
};

/** What only `npm run test:full` runs besides. */
export const fullSteps: readonly Step[] = [
  { name: 'mutation of rules, dates and validators', command: ['node', 'tests/mutation/main.ts'] },
  { name: 'failures on purpose', command: ['node', 'scripts/drill.ts', '--quick'] },
];

/** Every row of every rule was taken by the product, or says why not. */
export const rowSteps: readonly Step[] = [
  { name: 'rows that the product took', command: ['node', 'tests/rows/check.ts'] },
];

/** The folder for auditors, with what code and tests say about the rules. */
export const auditSteps: readonly Step[] = [{ name: 'audit', command: ['node', 'scripts/audit.ts'] }];

/** The site is built, then looked at in a browser. */
export const browserSteps: readonly Step[] = [
  {
    name: 'build',
    command: ['node', ...telling, 'tests/rows/build.ts'],
    environment: { SITE_ORIGIN: 'http://127.0.0.1:4190', APP_ENV: 'production' },
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    testResults: testResultFiles.browser,
  },
];

/**
 * The part of a whole run that one of several machines does: its share of the tests, and on the first machine what cannot be
 * shared. What is counted over all tests (rows, audit) is left to who gathers the shards.
 */
export const shardSteps = (steps: readonly Step[], shard: string): readonly Step[] => {
  const gathered = [...rowSteps, ...auditSteps];
  return steps
    .filter((step) => !gathered.includes(step))
    .filter(({ name, testResults }) => testResults !== undefined || name === 'build' || shard.startsWith('1/'))
    .map((step) =>
      step.testResults === undefined ? step : { ...step, command: [...step.command, `--shard=${shard}`] as const },
    );
};
