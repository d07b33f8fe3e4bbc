import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { postgresBinaries } from '../drill/postgres-cluster.ts';
import { findFontTools, fontToolsPackages } from '../font/subset-font.ts';
import { findChromiumOrNull, findHeadlessShell } from './find-chromium.ts';

/** Whether the system finds a program by its name. */
export const isProgramInstalled = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

const dictionaries = ['pl_PL', 'en_GB'];

const hasDictionary = (name: string): boolean => spawnSync('hunspell', ['-d', name, '-l'], { input: '' }).status === 0;

/** Debian packages of the spelling tests. */
const hunspellPackages: readonly string[] = ['hunspell', 'hunspell-pl', 'hunspell-en-gb'];

/** Why spelling tests are left out here; null where hunspell has both dictionaries. */
export const missingHunspellReason = (): string | null =>
  dictionaries.every(hasDictionary)
    ? null
    : `there is no hunspell; Debian’s packages are ${hunspellPackages.join(', ')}`;

/** A program that tests use, its Debian packages, and the unit tests that need it. */
interface Need {
  readonly packages: readonly string[];
  readonly isMet: () => boolean;
  readonly tests?: string;
  /** Only `npm run test:full` uses it. */
  readonly isFull?: true;
  /** Debian starts it on installation where the system runs services. */
  readonly isService?: true;
}

const needs: readonly Need[] = [
  { packages: ['chromium-headless-shell'], isMet: () => findHeadlessShell() !== null },
  { packages: ['chromium'], isMet: () => findChromiumOrNull() !== null, isFull: true },
  {
    packages: hunspellPackages,
    isMet: () => missingHunspellReason() === null,
    tests: 'tests/content/spelling.test.ts',
  },
  { packages: fontToolsPackages, isMet: () => findFontTools() !== null, tests: 'tests/scripts', isFull: true },
  { packages: ['default-jre-headless'], isMet: () => isProgramInstalled('java'), tests: 'tests/built', isFull: true },
  { packages: ['postgresql'], isMet: () => postgresBinaries !== null, tests: 'tests/backend', isService: true },
  { packages: ['nginx-light'], isMet: () => isProgramInstalled('nginx'), tests: 'tests/hosts', isService: true },
];

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether Debian starts services here: a newly installed web server would then occupy port 80. Containers run no services. */
const startsServices = (): boolean => existsSync('/run/systemd/system');

const install = (packages: readonly string[]): string =>
  `apt-get -qq install --yes --no-install-recommends ${packages.join(' ')}`;

/** An installation that goes on while other work is done. */
export interface Preparation {
  /** The unit tests whose programs are being installed. */
  readonly awaited: readonly string[];
  readonly done: Promise<unknown>;
}

/**
 * Begins to install the missing programs of the tests as root on Debian; elsewhere the tests that need them are left out. Only the full
 * run needs all of them.
 */
export const installMissingPrograms = (full: boolean): Preparation => {
  const missing = needs
    .filter(({ isService, isFull }) => !(isService === true && startsServices()) && (full || isFull !== true))
    .filter(({ isMet }) => !isMet());
  if (missing.length === 0 || !canInstall()) return { awaited: [], done: Promise.resolve() };
  const packages = missing.flatMap((need) => need.packages);
  console.log(`Tests need more programs; meanwhile these Debian packages are installed: ${packages.join(', ')}.`);
  // A package that this release of Debian lacks does not stop the others.
  const each = missing.map((need) => install(need.packages)).join('; ');
  const child = spawn('sh', ['-c', `apt-get -qq update; ${install(packages)} || { ${each}; }`], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  });
  return { awaited: [...new Set(missing.flatMap(({ tests = [] }) => tests))], done: once(child, 'close') };
};
