import { runSteps } from './verify/run-step.ts';
import { checkSteps } from './verify/steps.ts';

process.exitCode = runSteps(checkSteps);
