import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../.cache/host-tools/', import.meta.url));

/** The emulator of a host elsewhere and checkers of pages: too heavy for everybody's installation, so only these tests fetch them. */
const versions = {
  wrangler: '4.164.0',
  '@mdn/mdn-http-observatory': '1.4.8',
  'accessibility-checker-engine': '4.0.34',
  html_codesniffer: '2.5.1',
} as const;

export type HostTool = keyof typeof versions;

/** The folder of a package, fetched on first use; no program of its own runs on the way. */
export const toolFolder = (name: HostTool): string => {
  const folder = join(root, `${name.replaceAll(/\W/g, '-')}-${versions[name]}`);
  return join(folder, 'node_modules', name);
};

/** Why a package cannot be had; null when it is there. */
export const missingTool = (name: HostTool): string | null => {
  const folder = toolFolder(name);
  if (existsSync(join(folder, 'package.json'))) return null;
  const whole = folder.slice(0, folder.indexOf('/node_modules'));
  const prefix = `${whole}.${process.pid}`;
  mkdirSync(prefix, { recursive: true });
  const options = ['--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${versions[name]}`], { timeout: 240_000 });
  if (status !== 0) return `npm cannot fetch ${name}@${versions[name]}`;
  // Several tests may fetch it at once: it appears whole, and the first one is taken.
  if (existsSync(whole)) rmSync(prefix, { recursive: true });
  else renameSync(prefix, whole);
  return null;
};
