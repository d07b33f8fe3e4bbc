import { spawnSync } from 'node:child_process';
import { lstatSync, renameSync } from 'node:fs';

/** Number of the system call `renameat2` on Linux. */
const renameat2: Partial<Record<NodeJS.Architecture, number>> = {
  x64: 316,
  arm64: 276,
  riscv64: 276,
  ia32: 353,
  arm: 382,
};

/** Node cannot exchange two names in one step; on Linux these commands can. Arguments: two folders. */
const exchangeCommands = (): (readonly string[])[] => {
  const number = renameat2[process.arch];
  const call = `exit(syscall(${number}, -100, $ARGV[0], -100, $ARGV[1], 2) == 0 ? 0 : 1)`;
  return [...(number === undefined ? [] : [['perl', '-e', call]]), ['mv', '--exchange', '--no-target-directory']];
};

const canExchange = (): boolean => process.platform === 'linux' && (process.permission?.has('child') ?? true);

const exchange = (a: string, b: string): boolean => {
  if (!canExchange()) return false;
  const before = lstatSync(a).ino;
  return exchangeCommands().some(([command = '', ...options]) => {
    spawnSync(command, [...options, a, b], { stdio: 'ignore' });
    return lstatSync(a).ino !== before;
  });
};

const isPresent = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Three names: where readers look, the complete new tree, and where the old tree may wait to be deleted. */
export type Swap = { readonly current: string; readonly next: string; readonly previous: string };

/**
 * Puts `next` in the place of `current`; the old tree is then at `next` or at `previous`. On Linux in one step: a reader sees the old tree or the new one. Elsewhere, and where
 * neither perl nor a new mv is installed, by two renames; a run killed exactly between them leaves `current` absent and the
 * old tree whole at `previous`, and `recoverSwap` puts it back.
 */
export const swapFolders = ({ current, next, previous }: Swap): void => {
  if (!isPresent(current)) {
    renameSync(next, current);
  } else if (!exchange(current, next)) {
    renameSync(current, previous);
    try {
      renameSync(next, current);
    } catch (error) {
      renameSync(previous, current);
      throw error;
    }
  }
};

/** Undoes a swap by two renames that was killed between them. Returns whether there was one. */
export const recoverSwap = ({ current, previous }: Swap): boolean => {
  if (isPresent(current) || !isPresent(previous)) return false;
  renameSync(previous, current);
  return true;
};
