import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface StartedSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const stop = async (child: ChildProcessByStdio<Writable, Readable, null>): Promise<void> => {
  if (child.exitCode !== null) return;
  child.stdin.end();
  await once(child, 'exit');
};

/** A site of its own, built and served by a program of this folder that prints its origin and ends with its input. */
export const startSite = async (
  program: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedSite> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('http://')) return { origin: line, close: () => stop(child) };
  throw new Error(`${program} did not start a site; its messages stand above.`);
};
