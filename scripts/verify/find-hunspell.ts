import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['hunspell', 'hunspell-pl', 'hunspell-en-gb'];
const dictionaries = ['pl_PL', 'en_GB'];

const hasDictionary = (name: string): boolean => spawnSync('hunspell', ['-d', name, '-l'], { input: '' }).status === 0;

const installFromDebian = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { env });
};

/** Why hunspell cannot check both languages, after Debian's packages were tried; null when it can. */
export const missingHunspell = (): string | null => {
  const isComplete = () => dictionaries.every(hasDictionary);
  if (!isComplete()) installFromDebian();
  return isComplete() ? null : `there is no hunspell; install the packages ${packages.join(', ')}`;
};
