import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { readSettings } from '#settings/read-settings.ts';
import { testSettings } from '#settings/settings.ts';

/** Options of every browser: no sandbox, no graphics card, no calls but those of the site. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const shellPath = '/usr/bin/chromium-headless-shell';

const noChromium =
  'There is no Chromium: set CHROMIUM_PATH, install the package “chromium-headless-shell” or “chromium”, or run `npx playwright install chromium`.';

const wanted = () => readSettings(testSettings, process.env);

/** The Chromium of this machine; null where there is none. */
export const findChromiumOrNull = (): string | null => {
  const own = chromium.executablePath();
  return [wanted().CHROMIUM_PATH ?? '', ...systemPaths, own].find((path) => path !== '' && existsSync(path)) ?? null;
};

/** The Chromium of browser tests: `CHROMIUM_PATH`, the system's or Playwright's download. Throws where there is none. */
export const findChromium = (): string => {
  const found = findChromiumOrNull();
  if (found === null) throw new Error(noChromium);
  return found;
};

/** Chromium without windows, which opens a page in half the time; null where it is not installed. */
export const findHeadlessShell = (): string | null =>
  [wanted().HEADLESS_SHELL_PATH ?? '', shellPath].find((path) => path !== '' && existsSync(path)) ?? null;

/** Why no page can be opened in a browser here; null where a Chromium is found, with windows or without. */
export const missingBrowserReason = (): string | null =>
  findHeadlessShell() === null && findChromiumOrNull() === null ? noChromium : null;
