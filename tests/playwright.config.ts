import { defineConfig } from '@playwright/test';
import { browserFlags, findChromiumOrNull, findHeadlessShell } from '../scripts/verify/find-chromium.ts';
import { isFull } from './depth.ts';
import { serverPlaces } from './e2e/visit/server-traces.ts';
import { port, visitorSettings } from './e2e/visit/visitor-settings.ts';
import { timeoutFactor } from './timeout-factor.ts';

const launchOptions = (executablePath: string | null) => ({
  // Without one the runner says so; what only reads this file needs none.
  ...(executablePath === null ? {} : { executablePath }),
  // A process for the pages of one site, and none for drawing: a tenth of the processor time.
  args: [...browserFlags, '--in-process-gpu', '--disable-site-isolation-trials'],
});

/** The cache of the Back button is a part of the whole browser; all else takes the shell alone. */
const needsWholeBrowser = '**/back-forward-cache.full.spec.ts';

/** Browser tests against the built site, with Chromium as the system has it. */
export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/visit/search-traces.ts',
  outputDir: '../.cache/browser-results',
  fullyParallel: true,
  workers: 5,
  // What passes only when it is tried again is named at the end of `npm test`, and fails `npm run test:full`.
  retries: isFull ? 0 : 1,
  timeout: 60_000 * timeoutFactor,
  expect: { timeout: 15_000 * timeoutFactor },
  reporter: [['list'], ['./reporters/browser-test-results.ts']],
  use: visitorSettings,
  projects: [
    {
      name: 'pages',
      testIgnore: isFull ? needsWholeBrowser : '**/*.full.spec.ts',
      use: { launchOptions: launchOptions(findHeadlessShell() ?? findChromiumOrNull()) },
    },
    ...(isFull
      ? [{ name: 'history', testMatch: needsWholeBrowser, use: { launchOptions: launchOptions(findChromiumOrNull()) } }]
      : []),
  ],
  webServer: {
    command: `node ../scripts/start.ts --built 2>&1 | tee ${serverPlaces.log}`,
    url: visitorSettings.baseURL,
    env: { PORT: String(port), DATA_FOLDER: serverPlaces.data, WRITES_PER_MINUTE: '100000' },
    reuseExistingServer: false,
    timeout: 60_000 * timeoutFactor,
  },
});
