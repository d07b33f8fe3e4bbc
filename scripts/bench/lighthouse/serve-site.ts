import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** Serves the built site of a project folder as `npm start` does, in a process of its own. */
export const serveSite = async (folder: string, settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [join(folder, 'scripts/start.ts'), '--built'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, DATA_FOLDER: join(folder, '.cache/data') },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('The site is at')) continue;
    child.stdout.resume();
    return { stop };
  }
  throw new Error('The server did not start; what it said stands above.');
};
