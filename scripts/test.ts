import { findChromium } from './verify/find-chromium.ts';
import { runSteps } from './verify/run-step.ts';
import { browserSteps, checkSteps } from './verify/steps.ts';

if (process.argv.includes('--full')) process.env.TEST_FULL = '1';
process.env.CHROMIUM_PATH = findChromium();
process.exitCode = runSteps([...checkSteps, ...browserSteps]);
