import { runSteps } from './verify/run-step.ts';
import { checkSteps, clearReports } from './verify/steps.ts';

clearReports();
process.exitCode = runSteps(checkSteps);
