import { exitWithUsage, readArguments } from './start/read-arguments.ts';
import { prepareHost } from './verify/prepare-host.ts';
import { runSteps } from './verify/run-step.ts';
import { affectedTestsSince, changedSince, testsThatRead, uncheckedSince } from './verify/since.ts';
import { checkSteps, clearReports, shardSteps, stepsSince, testSteps } from './verify/steps.ts';

const usage = `Usage: npm run check [-- --since main]
       npm test [-- --shard 1/3]; a shard leaves the records of its tests in .cache/evidence/tests.
       npm test [-- --programs]; only installs the programs of the tests.`;
const { check, since, full, shard, programs } = readArguments(usage, {
  check: { type: 'boolean', default: false },
  since: { type: 'string' },
  full: { type: 'boolean', default: false },
  shard: { type: 'string' },
  programs: { type: 'boolean', default: false },
});

/** Runs everything but the browser tests, or only what differs from a revision. */
const runCheck = async (): Promise<number> => {
  if (since === undefined) return runSteps(checkSteps);
  try {
    const changed = changedSince(since);
    const { run, leftOut } = await affectedTestsSince(since, changed);
    const code = await runSteps(stepsSince(since, [...run, ...testsThatRead(changed)]));
    console.log(uncheckedSince(leftOut));
    return code;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
};

/** Runs all tests. Those whose programs are being installed run last. */
const runTests = async (): Promise<number> => {
  if (shard !== undefined && !/^[1-9]\d?\/[1-9]\d?$/.test(shard))
    return exitWithUsage(`“${shard}” is no shard.`, usage);
  if (full) process.env.TEST_FULL = '1';
  const { awaited, done } = prepareHost(full || programs);
  if (programs) return done.then(() => 0);
  const steps = testSteps(full, awaited);
  return runSteps(shard === undefined ? steps : shardSteps(steps, shard), done);
};

clearReports();
process.exitCode = await (check ? runCheck() : runTests());
