import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresBinaries } from '../drill/postgres-cluster.ts';
import { findHeadlessShell, hasChromium } from './find-chromium.ts';
import { hasProgram, hunspellPackages, missingHunspell } from './installed-programs.ts';

/** What tests ask real programs, and Debian's packages of these. */
interface Need {
  readonly packages: readonly string[];
  readonly isMet: () => boolean;
  /** Debian starts it as soon as it is installed, unless the system starts no services. */
  readonly isService?: true;
}

const needs: readonly Need[] = [
  { packages: ['chromium'], isMet: hasChromium },
  { packages: ['chromium-headless-shell'], isMet: () => findHeadlessShell() !== null },
  { packages: hunspellPackages, isMet: () => missingHunspell() === null },
  { packages: ['default-jre-headless'], isMet: () => hasProgram('java') },
  { packages: ['postgresql'], isMet: () => postgresBinaries !== null, isService: true },
  { packages: ['nginx-light'], isMet: () => hasProgram('nginx'), isService: true },
  { packages: ['caddy'], isMet: () => hasProgram('caddy'), isService: true },
  { packages: ['apache2'], isMet: () => hasProgram('apache2'), isService: true },
];

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A container starts none; on somebody's own machine a web server would sit down on port 80. */
const startsServices = (): boolean => existsSync('/run/systemd/system');

const apt = (...args: readonly string[]): boolean => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { env: environment, stdio: 'ignore' }).status === 0;
};

const install = (packages: readonly string[]): boolean =>
  apt('install', '--yes', '--no-install-recommends', ...packages);

/**
 * Installs what tests need and this machine lacks, where somebody may: as root, on Debian. What cannot be had is told by the tests
 * that are left out for it.
 */
export const prepareHost = (): void => {
  if (!canInstall()) return;
  const missing = needs.filter(({ isMet, isService }) => !(isService === true && startsServices()) && !isMet());
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => need.packages);
  console.log(`Tests need what is not here; Debian’s packages are installed: ${packages.join(', ')}.`);
  apt('update');
  // One that this release of Debian does not have must not take the others with it.
  if (!install(packages)) for (const need of missing) install(need.packages);
};
