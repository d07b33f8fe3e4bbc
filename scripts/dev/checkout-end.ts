import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gitEnvironment } from '#domain/git-environment.ts';

/** Milliseconds after which a lock is one that a killed git has left, or one of an editor that waits for a commit message. */
const longest = 10_000;

/** Ends when git has written the files of another commit: half of them make no model. */
export const checkoutEnd = async (root: string): Promise<void> => {
  const asked = ['rev-parse', '--path-format=absolute', '--git-path', 'index.lock'];
  const { status, stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8', env: gitEnvironment(process.env) });
  const begun = (): number => (status === 0 ? (statSync(stdout.trim(), { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0);
  while (Date.now() - begun() < longest) await wait(50);
};
