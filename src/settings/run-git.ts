import { spawnSync } from 'node:child_process';

/** Without what a hook, or a rebase that runs commands, says of another repository in GIT_DIR, GIT_INDEX_FILE and others. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_')));

/** What git prints in a folder about the repository of that folder; throws the message of git where it fails. */
export const runGit = (root: string, args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: ownEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
};

/** The same; null where git fails. */
export const runGitOrNull = (root: string, args: readonly string[]): string | null => {
  try {
    return runGit(root, args);
  } catch {
    return null;
  }
};
