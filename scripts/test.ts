import { parseArgs } from 'node:util';
import { findChromium, findHeadlessShell } from './verify/find-chromium.ts';
import { prepareHost } from './verify/prepare-host.ts';
import { runSteps } from './verify/run-step.ts';
import { auditSteps, browserSteps, checkSteps, clearReports, fullSteps, rowSteps, shardSteps } from './verify/steps.ts';

const usage =
  'Usage: npm test [-- --shard 1/3]; a shard leaves the rows that the product took in .cache/evidence/rows.';

/** Puts the browser where its tests look for it; the sentence that says why there is none, or null. */
const prepareBrowser = (): string | null => {
  try {
    process.env.CHROMIUM_PATH = findChromium();
    process.env.HEADLESS_SHELL_PATH = findHeadlessShell() ?? process.env.CHROMIUM_PATH;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Runs what the arguments ask for. What needs no browser runs without one too, and the rest is said. */
const test = (): number => {
  const { full, shard } = parseArgs({
    options: { full: { type: 'boolean', default: false }, shard: { type: 'string' } },
  }).values;
  if (shard !== undefined && !/^[1-9]\d?\/[1-9]\d?$/.test(shard)) throw new Error(`“${shard}” is no shard.`);
  if (full) process.env.TEST_FULL = '1';
  prepareHost();
  const missing = prepareBrowser();
  clearReports();
  const steps = [
    ...checkSteps,
    ...(full ? fullSteps : []),
    ...(missing === null ? [...browserSteps, ...rowSteps] : []),
    ...auditSteps,
  ];
  const code = runSteps(shard === undefined ? steps : shardSteps(steps, shard));
  if (missing !== null) console.error(`The tests in a browser did not run. ${missing}`);
  return missing === null ? code : 1;
};

try {
  process.exitCode = test();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exitCode = 2;
}
