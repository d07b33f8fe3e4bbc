import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readLockHolder, takeLock, waitForLock } from '#settings/lock.ts';
import { timeoutFactor } from '../timeout-factor.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = join(import.meta.dirname, 'hold-in-turn.ts');

/** How often each turn comes in a list of names: once, where no two were at work together. */
const blocksOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  const blocks = new Map<string, number>();
  for (const [index, name] of names.entries())
    if (name !== names[index - 1]) blocks.set(name, (blocks.get(name) ?? 0) + 1);
  return blocks;
};

/** The process whose turn it is; null before the first. */
const holderIn = (log: string): number | null => {
  const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) : undefined;
  return last === undefined || last === '' ? null : Number(last.split('-')[0]);
};

const kills = 60;
const workers = 4;

test(
  'gives the lock to one of several processes, also when its holder is killed',
  async () => {
    const [lock, log] = [join(folder, 'lock'), join(folder, 'log')];
    const running = new Map<number, ChildProcess>();
    const start = (): void => {
      const child = spawn(process.execPath, [program, lock, log], { stdio: ['ignore', 'ignore', 'inherit'] });
      running.set(child.pid ?? 0, child);
    };
    onTestFinished(() => {
      for (const child of running.values()) child.kill('SIGKILL');
    });
    for (let count = 0; count < workers; count += 1) start();
    const killed: number[] = [];
    const end = performance.now() + 60_000 * timeoutFactor;
    while (killed.length < kills && performance.now() < end) {
      await sleep(20 + Math.random() * 60);
      const pid = holderIn(log);
      const holder = pid === null ? undefined : running.get(pid);
      if (pid === null || holder === undefined) continue;
      const ended = once(holder, 'exit');
      holder.kill('SIGKILL');
      await ended;
      running.delete(pid);
      killed.push(pid);
      start();
    }
    // Without a deadlock somebody is at work again after the last death.
    const before = readFileSync(log, 'utf8').length;
    await expect
      .poll(() => readFileSync(log, 'utf8').length, { timeout: 20_000 * timeoutFactor })
      .toBeGreaterThan(before);
    for (const child of running.values()) child.kill('SIGKILL');
    await Promise.all([...running.values()].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
    expect(killed.length).toBe(kills);
    const blocks = blocksOf(readFileSync(log, 'utf8').trimEnd().split('\n'));
    expect(blocks.size).toBeGreaterThan(kills);
    expect([...blocks].filter(([, count]) => count > 1)).toEqual([]);
    const release = takeLock(lock);
    expect(release).not.toBeNull();
    release?.();
  },
  120_000 * timeoutFactor,
);

test('the test detects two holders at the same time', () => {
  expect(blocksOf(['1-0', '1-0', '2-0', '1-1']).get('1-0')).toBe(1);
  expect(blocksOf(['1-0', '2-0', '1-0']).get('1-0')).toBe(2);
});

/** Takes a lock, keeps nothing of it, collects what nothing refers to, and waits. */
const forgetful = `
  import { takeLock } from '#settings/lock.ts';
  takeLock(process.argv[1], 4567);
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  console.log('held');
  setInterval(() => undefined, 1000);
`;

test('keeps a lock until the process ends, even if its release function is dropped', async () => {
  const lock = join(folder, 'lock');
  const args = ['--expose-gc', '--input-type=module', '--eval', forgetful, lock];
  const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  expect(takeLock(lock)).toBeNull();
  expect(readLockHolder(lock)).toMatchObject({ pid: holder.pid, port: 4567 });
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  const release = takeLock(lock);
  expect(release).not.toBeNull();
  release?.();
});

test('waits for a lock that another part of this process has, and returns null on timeout', async () => {
  const lock = join(folder, 'deep/lock');
  const release = takeLock(lock);
  expect(takeLock(lock)).toBeNull();
  expect(await waitForLock(lock, 50)).toBeNull();
  const waiting = waitForLock(lock, 10_000);
  release?.();
  const next = await waiting;
  expect(next).not.toBeNull();
  next?.();
  expect(readLockHolder(lock)).toBeUndefined();
});

test('throws the file system error when the lock file cannot be written', () => {
  const lock = join(folder, 'lock');
  takeLock(join(lock, 'a folder in its place'))?.();
  expect(() => takeLock(lock)).toThrow(expect.objectContaining({ code: 'EACCES', syscall: 'lock', path: lock }));
});
