import { spawnSync } from 'node:child_process';

const git = (...args: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * Paths of the files that differ from where this branch left a revision, new ones included: what has landed there since
 * is not this branch's. Throws what git says of an unknown revision.
 */
export const changedSince = (revision: string): readonly string[] => [
  ...git('diff', '--name-only', '--merge-base', revision, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
