import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { readSettings } from '#domain/settings/read-settings.ts';
import { settings, testSettings } from '#generated/settings/settings.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const shellPath = '/usr/bin/chromium-headless-shell';

const wanted = () => readSettings(testSettings, settings, process.env);

/** Installs Debian's packages where that is possible; says nothing about success. */
const installFromDebian = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No Chromium found; installing the Debian packages.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

const present = (): string | null => {
  const own = chromium.executablePath();
  return [wanted().CHROMIUM_PATH ?? '', ...systemPaths, own].find((path) => path !== '' && existsSync(path)) ?? null;
};

/** The Chromium for browser tests: `CHROMIUM_PATH`, the system's, Playwright's own download, or Debian's package. Throws when there is none. */
export const findChromium = (): string => {
  const found = present();
  if (found !== null) return found;
  installFromDebian();
  const installed = present();
  if (installed === null)
    throw new Error(
      'There is no Chromium: set CHROMIUM_PATH, install the package “chromium”, or run `npx playwright install chromium`.',
    );
  return installed;
};

/** Chromium without its windows, which opens a page in half the time; null where the system has none. */
export const findHeadlessShell = (): string | null =>
  [wanted().HEADLESS_SHELL_PATH ?? '', shellPath].find((path) => path !== '' && existsSync(path)) ?? null;
