import { readArguments, refuse } from './start/read-arguments.ts';
import { findChromium, findHeadlessShell } from './verify/find-chromium.ts';
import { prepareHost } from './verify/prepare-host.ts';
import { runSteps } from './verify/run-step.ts';
import {
  auditStep,
  browserSteps,
  changedSince,
  checkSteps,
  clearReports,
  fullSteps,
  rowStep,
  shardSteps,
  stepsSince,
} from './verify/steps.ts';

const usage = `Usage: npm run check [-- --since main]
       npm test [-- --shard 1/3]; a shard leaves the rows that the product took in .cache/evidence/rows.`;
const { check, since, full, shard } = readArguments(usage, {
  check: { type: 'boolean', default: false },
  since: { type: 'string' },
  full: { type: 'boolean', default: false },
  shard: { type: 'string' },
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs everything but the browser tests, or only what differs from a revision. */
const runCheck = (): number => {
  if (since === undefined) return runSteps(checkSteps);
  try {
    return runSteps(stepsSince(since, changedSince(since)));
  } catch (error) {
    return refuse(messageOf(error), usage);
  }
};

/** Sets the browser of the tests; gives the sentence that explains why there is none, or null. */
const prepareBrowser = (): string | null => {
  try {
    process.env.CHROMIUM_PATH = findChromium();
    process.env.HEADLESS_SHELL_PATH = findHeadlessShell() ?? process.env.CHROMIUM_PATH;
    return null;
  } catch (error) {
    return messageOf(error);
  }
};

/** Runs all tests; without a browser those that need none, and fails. */
const runTests = (): number => {
  if (shard !== undefined && !/^[1-9]\d?\/[1-9]\d?$/.test(shard)) return refuse(`“${shard}” is no shard.`, usage);
  if (full) process.env.TEST_FULL = '1';
  prepareHost();
  const missing = prepareBrowser();
  const browser = missing === null ? [...browserSteps, rowStep] : [];
  const steps = [...checkSteps, ...(full ? fullSteps : []), ...browser, auditStep];
  const code = runSteps(shard === undefined ? steps : shardSteps(steps, shard));
  if (missing !== null) console.error(`The browser tests did not run. ${missing}`);
  return missing === null ? code : 1;
};

clearReports();
process.exitCode = check ? runCheck() : runTests();
