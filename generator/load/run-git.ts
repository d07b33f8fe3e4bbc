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
