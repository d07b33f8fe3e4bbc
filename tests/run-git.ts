import { runGit as run } from '#settings/run-git.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.pl', '-c', 'commit.gpgsign=false'];

/** Runs git on the repository of the folder, as somebody of the tests; what it prints. */
export const runGit = (root: string, ...args: readonly string[]): string => run(root, [...identity, ...args]);
