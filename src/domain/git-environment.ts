/**
 * The environment for a git that works on the repository of its folder. A hook, or a rebase that runs commands, names another
 * repository in GIT_DIR, GIT_INDEX_FILE and others, and every child would work on that one.
 */
export const gitEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith('GIT_')));
