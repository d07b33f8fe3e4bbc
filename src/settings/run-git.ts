import { spawnSync } from 'node:child_process';

/** The environment without variables such as GIT_DIR and GIT_INDEX_FILE, which hooks and rebases set for another repository. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries([
    ...Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_')),
    ['LC_ALL', 'C'],
  ]);

/** Git does not answer; the message is what it says. */
export class GitError extends Error {}

/** Messages of git about a missing repository, revision or file: an answer, not a refusal. */
const notThere =
  /not a git repository|(?:unknown|bad) revision|single revision|ambiguous argument|[Nn]ot a valid (?:object|commit) name|does not exist in|but not in|does not have any commits|[Nn]o (?:names|tags|annotated tags)|^$/;

/** What git prints in a folder about the repository of that folder; throws a GitError with the message of git where it fails. */
export const runGit = (root: string, args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: ownEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new GitError(stderr.trim());
  return stdout;
};

/** The same; null where there is no git, no repository or no such object. What git refuses to look at throws a GitError. */
export const runGitOrNull = (root: string, args: readonly string[]): string | null => {
  try {
    return runGit(root, args);
  } catch (error) {
    if (error instanceof GitError && !notThere.test(error.message)) throw error;
    return null;
  }
};

/** Sentences for a person: git could not be asked, so no check was made. */
export const gitFailureMessage = ({ message }: GitError): string =>
  `Git could not read the history. Its message:\n${message}`;

/** Whether the clone contains the newest commits only. */
export const isShallowClone = (root: string): boolean =>
  runGitOrNull(root, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
