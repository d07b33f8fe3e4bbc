import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withScratchFolder } from '../../scripts/verify/run-step.ts';
import { withReason } from '../skip-reason.ts';

const missingMemory = (await withScratchFolder((folder) => folder)) === null ? 'the host has no room in memory' : null;

it.skipIf(missingMemory !== null)(
  withReason('a run has a folder in memory, removed at its end, also after a failure', missingMemory),
  async () => {
    const seen: string[] = [];
    const fail = () =>
      withScratchFolder((folder) => {
        seen.push(folder ?? '');
        writeFileSync(join(folder ?? '', 'file'), 'text');
        throw new Error('The run failed.');
      });
    await expect(fail).rejects.toThrow('The run failed.');
    expect(seen.map((folder) => existsSync(folder))).toEqual([false]);
  },
);

it.skipIf(missingMemory !== null)(
  withReason('the next run removes the folder of a killed run, not that of a running one', missingMemory),
  async () => {
    const ended = spawnSync('true').pid;
    const folders = [ended, process.ppid].map((pid) => `/dev/shm/first-aid-site-${pid}-of-a-test`);
    for (const folder of folders) mkdirSync(folder);
    onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    await withScratchFolder(() => undefined);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  },
);
