import { findChromium, findHeadlessShell } from './verify/find-chromium.ts';
import { runSteps } from './verify/run-step.ts';
import { auditSteps, browserSteps, checkSteps, clearReports, fullSteps, rowSteps } from './verify/steps.ts';

const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_FULL = '1';
process.env.CHROMIUM_PATH = findChromium();
process.env.HEADLESS_SHELL_PATH = findHeadlessShell() ?? process.env.CHROMIUM_PATH;
clearReports();
process.exitCode = runSteps([...checkSteps, ...(isFull ? fullSteps : []), ...browserSteps, ...rowSteps, ...auditSteps]);
