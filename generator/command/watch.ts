import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const debounce = 50;

const runOnce = (command: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit', signal });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });

/**
 * Runs the command (arguments for Node) now and after every change of model/, content/ or generator/, until the signal.
 * Each run is a process of its own, since a process imports a module only once. Changes during a run cause one more run.
 */
export const watchInputs = async (root: string, command: readonly string[], signal: AbortSignal): Promise<void> => {
  let wake = (): void => {};
  let changed = true;
  const onChange = (): void => {
    changed = true;
    wake();
  };
  for (const folder of ['model', 'content', 'generator'].map((name) => join(root, name)).filter(existsSync)) {
    watch(folder, { recursive: true, signal }, onChange);
  }
  signal.addEventListener('abort', onChange);
  while (!signal.aborted) {
    if (!changed)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    await new Promise((resolve) => setTimeout(resolve, debounce));
    changed = false;
    if (!signal.aborted) await runOnce(command, signal);
  }
};
