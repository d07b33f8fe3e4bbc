import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '#domain/git-environment.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.pl', '-c', 'commit.gpgsign=false'];

/** Runs git on the repository of the folder, as somebody of the tests, whatever the environment of the tests says; what it prints. */
export const runGit = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', [...identity, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: gitEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
