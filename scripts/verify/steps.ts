import { rmSync } from 'node:fs';
import { missingBrowserReason } from './find-chromium.ts';
import type { Step } from './run-step.ts';
import { testResultFiles } from './test-results.ts';

/** Deletes the reports of earlier runs, so that none counts for a run without a report. */
export const deleteTestReports = (): void => {
  for (const report of Object.values(testResultFiles)) rmSync(report, { force: true });
};

const vitest: Step['command'] = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
const lint: Step['command'] = ['npm', 'run', '--silent', 'lint'];
const current: Step = {
  name: 'generated output is current',
  command: ['node', 'generator/main.ts', '--check', '--no-cache'],
};
/** One checker: several would read the same types again, in 13 processor seconds instead of 8, and no faster on two cores. */
const types: Step = { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], isBeside: true };

/** Steps that read code without running tests. The first runs alone: the build writes what it compares. */
const readingSteps: readonly Step[] = [
  current,
  types,
  { name: 'format, lint and boundaries', command: lint, isBeside: true },
  { name: 'unused code', command: ['knip', '--no-progress'], isBeside: true },
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

/**
 * Steps of `npm run check -- --since REV`: lint of what differs, and the tests of these files and folders.
 */
export const planStepsSince = (revision: string, tests: readonly string[]): readonly Step[] => [
  current,
  types,
  {
    name: `format, lint and boundaries of what differs from ${revision}`,
    command: [...lint, '--', '--changed', `--since=${revision}`, '--no-errors-on-unmatched'],
  },
  ...(tests.length === 0
    ? []
    : [{ ...unitStep, name: `tests of what differs from ${revision}`, command: [...vitest, ...tests] } as const]),
];

/** Writes the folder for auditors, with the records of all tests. */
const auditStep: Step = { name: 'audit', command: ['node', 'scripts/audit.ts'] };

/** Builds the site that browser tests open. */
const buildStep: Step = { name: 'build', command: ['node', 'tests/e2e/visit/build-site.ts'], isBeside: true };

const browserTests: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  testResults: testResultFiles.browser,
  needsPrograms: true,
  missing: missingBrowserReason,
};

/** Steps of `npm test`; those of `awaited` programs run late, when they are installed. */
export const planTestSteps = (full: boolean, awaited: readonly string[]): readonly Step[] => [
  ...readingSteps,
  buildStep,
  ...(awaited.length === 0 ? [unitStep] : unitSteps(awaited)),
  browserTests,
  ...(full ? [auditStep] : []),
];

/**
 * The steps of one of several machines: its share of the tests, and on the first machine also the steps that cannot be shared. The audit
 * needs all tests, so it is written where the shards are gathered.
 */
export const planShardSteps = (steps: readonly Step[], shard: string): readonly Step[] =>
  steps
    .filter((step) => step !== auditStep)
    .filter(({ name, testResults }) => testResults !== undefined || name === 'build' || shard.startsWith('1/'))
    .map((step) =>
      step.testResults === undefined ? step : { ...step, command: [...step.command, `--shard=${shard}`] as const },
    );
