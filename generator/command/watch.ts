import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds to wait for further changes, since an editor writes, renames and removes files in one save. */
const debounce = 30;

/** The folders that the generator reads, its own code included. */
export const inputFolders = ['model', 'content', 'generator', 'src/domain'] as const;

/** Runs now and after every change of the inputs, until the signal aborts. Changes during a run cause one more run. */
export const runOnInputChange = async (root: string, run: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  let resume = (): void => {};
  let changed = true;
  const onChange = (): void => {
    changed = true;
    resume();
  };
  for (const folder of inputFolders.map((name) => join(root, name)).filter(existsSync))
    watch(folder, { recursive: true, signal }, onChange);
  signal.addEventListener('abort', onChange);
  while (!signal.aborted) {
    if (!changed)
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    await new Promise((resolve) => setTimeout(resolve, debounce));
    changed = false;
    if (!signal.aborted) await run();
  }
};
