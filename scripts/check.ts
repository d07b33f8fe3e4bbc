import { parseArgs } from 'node:util';
import { runSteps } from './verify/run-step.ts';
import { changedSince, checkSteps, clearReports, stepsSince } from './verify/steps.ts';

const usage = 'Usage: npm run check [-- --since <revision>], for example “npm run check -- --since main”.';

/** Everything, or only what differs from a revision. Exit code 2 for arguments that mean nothing. */
const check = (): number => {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
  return runSteps(since === undefined ? checkSteps : stepsSince(since, changedSince(since)));
};

clearReports();
try {
  process.exitCode = check();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exitCode = 2;
}
