import { spawnSync } from 'node:child_process';

/** One thing that is verified: a command, and where its runner leaves a report of its tests. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many tests passed and failed after the command has ended; without it the step counts as one. */
  readonly count?: () => Tally;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const countOf = (step: Step, succeeded: boolean): Tally => {
  const tally = step.count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  return !succeeded && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};

const runStep = (step: Step): Tally => {
  const [program, ...args] = step.command;
  const start = performance.now();
  console.log(`\n— ${step.name}: ${step.command.join(' ')}`);
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...step.environment },
  });
  if (error !== undefined) console.error(`“${program}” could not be started: ${error.message}`);
  const tally = countOf(step, status === 0);
  console.log(`  ${tally.passed} passed, ${tally.failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return tally;
};

/** Runs every step, also after one has failed, and closes with one line of figures. Exit code 1 when anything failed. */
export const runSteps = (steps: readonly Step[]): number => {
  const tallies = steps.map(runStep);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
};
