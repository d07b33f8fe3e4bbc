import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Step, Tally } from './run-step.ts';

const vitestReport = '.cache/reports/vitest.json';
const browserReport = '.cache/reports/browser.json';
const takenRows = '.cache/evidence/rows';

/** A program so started tells which rows of the rules it takes. */
const telling = ['--import', './tests/rows/record.ts'];

const vitestShape = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const browserShape = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

/** The report that a runner left, or null when it left none. */
const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** Takes the reports of earlier runs away, so that none of them is read for a run that left no report. */
export const clearReports = (): void => {
  for (const report of [vitestReport, browserReport, takenRows]) rmSync(report, { force: true, recursive: true });
};

const nothing: Tally = { passed: 0, failed: 1 };

const countVitest = (): Tally => {
  const { data } = vitestShape.safeParse(readReport(vitestReport));
  return data === undefined ? nothing : { passed: data.numPassedTests, failed: data.numFailedTests };
};

const countBrowser = (): Tally => {
  const { data } = browserShape.safeParse(readReport(browserReport));
  return data === undefined
    ? nothing
    : { passed: data.stats.expected, failed: data.stats.unexpected + data.stats.flaky };
};

/** What `npm run check` runs, and `npm test` before the browser tests. */
export const checkSteps: readonly Step[] = [
  { name: 'generated output is current', command: ['node', ...telling, 'generator/main.ts', '--check'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'format, lint and boundaries', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  {
    name: 'unit, property, generator and backend tests',
    command: [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: countVitest,
  },
];

/** What only `npm run test:full` runs besides. */
export const fullSteps: readonly Step[] = [
  { name: 'mutation of rules, dates and validators', command: ['node', 'tests/mutation/main.ts'] },
];

/** Every row of every rule was taken by the product, or says why not. */
export const rowSteps: readonly Step[] = [
  { name: 'rows that the product took', command: ['node', 'tests/rows/check.ts'] },
];

/** What code and tests say about the rules, for the audit page of the next build. */
export const evidenceSteps: readonly Step[] = [{ name: 'evidence', command: ['node', 'scripts/evidence.ts'] }];

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
    count: countBrowser,
  },
];
