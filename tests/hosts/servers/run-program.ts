import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../ask.ts';
import type { RunningHost } from './host.ts';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const budget = 60_000;

const answers = (port: number): Promise<boolean> =>
  ask(port, '/').then(
    ({ status }) => status > 0,
    () => false,
  );

/** Waits until the program answers; its output stands in the error when it does not. */
const untilReady = async (child: ChildProcess, port: number): Promise<void> => {
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  for (const end = Date.now() + budget; Date.now() < end; ) {
    if (await answers(port)) return;
    if (child.exitCode !== null) break;
    await wait(50);
  }
  throw new Error(`${child.spawnfile} does not answer: ${printed}`);
};

/** Starts a server in the foreground and in its own folder, with a process group of its own that ends with it. */
export const runProgram = async (
  [program = '', ...options]: readonly string[],
  port: number,
  { environment = {}, folder }: { readonly environment?: NodeJS.ProcessEnv; readonly folder: string },
): Promise<RunningHost> => {
  const child = spawn(program, options, {
    env: { ...process.env, ...environment },
    cwd: folder,
    stdio: 'pipe',
    detached: true,
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGTERM');
    await once(child, 'exit');
  };
  try {
    await untilReady(child, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
};
