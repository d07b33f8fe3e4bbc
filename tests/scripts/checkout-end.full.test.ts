import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { waitForGitCheckout } from '../../scripts/dev/checkout-end.ts';
import { runGit } from '../run-git.ts';

const folder = mkdtempSync(join(tmpdir(), 'checkout-end-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const repository = join(folder, 'repository');
runGit(folder, 'init', '--quiet', repository);
runGit(repository, 'commit', '--quiet', '--allow-empty', '--message', 'first');
const worktree = join(folder, 'worktree');
runGit(repository, 'worktree', 'add', '--quiet', worktree);

/** Whether the wait has ended within a fifth of a second. */
const endsEarly = (root: string): Promise<boolean> =>
  Promise.race([waitForGitCheckout(root).then(() => true), wait(200).then(() => false)]);

describe('the development server', () => {
  it.each([
    ['a repository', repository, '.git/index.lock'],
    ['a further work tree', worktree, '../repository/.git/worktrees/worktree/index.lock'],
  ])('waits while git writes the files of %s', async (_, root, file) => {
    const lock = join(root, file);
    writeFileSync(lock, '');
    expect(await endsEarly(root)).toBe(false);
    const end = waitForGitCheckout(root);
    rmSync(lock);
    await end;
    expect(await endsEarly(root)).toBe(true);
  });

  it('does not wait for a stale lock of git, nor outside a repository', async () => {
    const lock = join(repository, '.git/index.lock');
    writeFileSync(lock, '');
    const before = Date.now() / 1_000 - 20;
    utimesSync(lock, before, before);
    expect(await endsEarly(repository)).toBe(true);
    rmSync(lock);
    expect(await endsEarly(folder)).toBe(true);
  });
});
