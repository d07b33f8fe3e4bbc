import { spawnSync } from 'node:child_process';

/** Whether the system finds a program by its name. */
export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

const dictionaries = ['pl_PL', 'en_GB'];

const hasDictionary = (name: string): boolean => spawnSync('hunspell', ['-d', name, '-l'], { input: '' }).status === 0;

/** Debian packages of the spelling tests. */
export const hunspellPackages: readonly string[] = ['hunspell', 'hunspell-pl', 'hunspell-en-gb'];

/** Why spelling tests are left out here; null where hunspell has both dictionaries. */
export const missingHunspell = (): string | null =>
  dictionaries.every(hasDictionary)
    ? null
    : `there is no hunspell; Debian’s packages are ${hunspellPackages.join(', ')}`;
