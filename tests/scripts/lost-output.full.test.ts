import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { afterEach, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A server whose log comes here, until its reader goes away, and whose errors go to a full disk. */
const serve = async (): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  folders.push(folder);
  const child = spawn(process.execPath, [join(project, 'scripts/drill/serve.ts')], {
    stdio: ['pipe', 'pipe', openSync('/dev/full', 'w')],
    env: { PATH: process.env.PATH, PORT: '0', DATA_FOLDER: folder, DEMO_DATES: '1' },
  });
  running.push(child);
  if (child.stdout === null) throw new RangeError('There is no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port !== undefined) return { child, origin: `http://127.0.0.1:${port}` };
  }
  throw new RangeError('The server has not started.');
};

/** Requests that are written into the log, each later than the last has been. */
const askOften = async (origin: string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await fetch(`${origin}/api/term?course=1&lang=pl`)).status);
  return statuses;
};

test('a server keeps running when the reader of its log goes away', async () => {
  const { child, origin } = await serve();
  child.stdout?.destroy();
  expect(new Set(await askOften(origin))).toEqual(new Set([404]));
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test.each(['scripts/start.ts', 'scripts/dev.ts', 'scripts/drill/serve.ts'])('%s serves without a log', (program) => {
  expect(readFileSync(join(project, program), 'utf8')).toMatch(/^\s*ignoreOutputErrors\(\);$/m);
});
