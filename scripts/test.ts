import { exitWithUsage, readCommandLine } from './start/read-arguments.ts';
import { installMissingPrograms } from './verify/prepare-host.ts';
import { runVerificationSteps } from './verify/run-step.ts';
import {
  describeUncheckedParts,
  findAffectedTestsSince,
  findTestsReadingFiles,
  listFilesChangedSince,
} from './verify/since.ts';
import { checkSteps, deleteTestReports, planShardSteps, planStepsSince, planTestSteps } from './verify/steps.ts';

const usage = `Usage: npm run check [-- --since main]
       npm test [-- --shard 1/3]; a shard leaves the records of its tests in .cache/evidence/tests.
       npm test [-- --programs]; only installs the programs of the tests.`;
const { check, since, full, shard, programs } = readCommandLine(usage, {
  check: { type: 'boolean', default: false },
  since: { type: 'string' },
  full: { type: 'boolean', default: false },
  shard: { type: 'string' },
  programs: { type: 'boolean', default: false },
});

/** Runs everything but the browser tests, or only what differs from a revision. */
const runCheck = async (): Promise<number> => {
  if (since === undefined) return runVerificationSteps(checkSteps);
  try {
    const changed = listFilesChangedSince(since);
    const { run, leftOut } = await findAffectedTestsSince(since, changed);
    const code = await runVerificationSteps(planStepsSince(since, [...run, ...findTestsReadingFiles(changed)]));
    console.log(describeUncheckedParts(leftOut));
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
  const { awaited, done } = installMissingPrograms(full || programs);
  if (programs) return done.then(() => 0);
  const steps = planTestSteps(full, awaited);
  return runVerificationSteps(shard === undefined ? steps : planShardSteps(steps, shard), done);
};

deleteTestReports();
process.exitCode = await (check ? runCheck() : runTests());
