import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresBinaries } from '../drill/postgres-cluster.ts';
import { findFontTools, fontToolsPackages } from '../font/cut-font.ts';
import { findHeadlessShell, hasChromium } from './find-chromium.ts';

/** Whether the system finds a program by its name. */
export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

const dictionaries = ['pl_PL', 'en_GB'];

const hasDictionary = (name: string): boolean => spawnSync('hunspell', ['-d', name, '-l'], { input: '' }).status === 0;

/** Debian packages of the spelling tests. */
const hunspellPackages: readonly string[] = ['hunspell', 'hunspell-pl', 'hunspell-en-gb'];

/** Why spelling tests are left out here; null where hunspell has both dictionaries. */
export const missingHunspell = (): string | null =>
  dictionaries.every(hasDictionary)
    ? null
    : `there is no hunspell; Debian’s packages are ${hunspellPackages.join(', ')}`;

/** A program that tests use, and its Debian packages. */
interface Need {
  readonly packages: readonly string[];
  readonly isMet: () => boolean;
  /** Debian starts it on installation where the system runs services. */
  readonly isService?: true;
}

const needs: readonly Need[] = [
  { packages: ['chromium'], isMet: hasChromium },
  { packages: ['chromium-headless-shell'], isMet: () => findHeadlessShell() !== null },
  { packages: hunspellPackages, isMet: () => missingHunspell() === null },
  { packages: fontToolsPackages, isMet: () => findFontTools() !== null },
  { packages: ['default-jre-headless'], isMet: () => hasProgram('java') },
  { packages: ['postgresql'], isMet: () => postgresBinaries !== null, isService: true },
  { packages: ['nginx-light'], isMet: () => hasProgram('nginx'), isService: true },
  { packages: ['caddy'], isMet: () => hasProgram('caddy'), isService: true },
  { packages: ['apache2'], isMet: () => hasProgram('apache2'), isService: true },
];

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** On such a machine a new web server would occupy port 80; containers run no services. */
const startsServices = (): boolean => existsSync('/run/systemd/system');

const apt = (...args: readonly string[]): boolean => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { env: environment, stdio: 'ignore' }).status === 0;
};

const install = (packages: readonly string[]): boolean =>
  apt('install', '--yes', '--no-install-recommends', ...packages);

/** Installs the missing programs of the tests as root on Debian; elsewhere the tests that need them are left out. */
export const prepareHost = (): void => {
  if (!canInstall()) return;
  const missing = needs.filter(({ isMet, isService }) => !(isService === true && startsServices()) && !isMet());
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => need.packages);
  console.log(`Tests need more programs; these Debian packages are installed: ${packages.join(', ')}.`);
  apt('update');
  // A package that this release of Debian lacks does not stop the others.
  if (!install(packages)) for (const need of missing) install(need.packages);
};
