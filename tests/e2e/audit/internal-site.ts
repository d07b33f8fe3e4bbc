import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface InternalSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const stop = async (child: ChildProcessByStdio<Writable, Readable, null>): Promise<void> => {
  if (child.exitCode !== null) return;
  child.stdin.end();
  await once(child, 'exit');
};

/** The audit pages as the internal environment has them, served by a program of their own. */
export const startInternalSite = async (): Promise<InternalSite> => {
  const program = join(import.meta.dirname, 'serve-internal-site.ts');
  const telling = join(import.meta.dirname, '../../rows/record.ts');
  const child = spawn(process.execPath, ['--import', telling, program], { stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('http://')) return { origin: line, close: () => stop(child) };
  throw new Error('The internal site did not start; its messages stand above.');
};
