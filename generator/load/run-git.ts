import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '#domain/git-environment.ts';

/** What git prints in a folder about the repository of that folder; throws where it fails. */
export const runGit = (root: string, args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: gitEnvironment(process.env),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The same; null where git fails. */
export const runGitOrNull = (root: string, args: readonly string[]): string | null => {
  try {
    return runGit(root, args);
  } catch {
    return null;
  }
};

const lineEnd = 10;

/** The texts that these hashes of git name, in their order. */
export const readBlobs = (root: string, hashes: readonly string[]): readonly string[] => {
  const printed = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: hashes.map((hash) => `${hash}\n`).join(''),
    env: gitEnvironment(process.env),
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let at = 0;
  return hashes.map(() => {
    const begin = printed.indexOf(lineEnd, at) + 1;
    const size = Number(printed.toString('utf8', at, begin).trim().split(' ')[2] ?? 0);
    at = begin + size + 1;
    return printed.toString('utf8', begin, begin + size);
  });
};
