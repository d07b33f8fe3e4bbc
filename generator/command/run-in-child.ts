import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, '..', 'main.ts');

export interface ChildRun {
  readonly exitCode: number;
  /** What it printed: the summary, or the problems. */
  readonly text: string;
}

/**
 * Runs the generator in a child process, so that changes of its own code, of model and of content count.
 * @param args options of `npm run generate`
 */
export const generateInChildProcess = async (root: string, args: readonly string[] = []): Promise<ChildRun> => {
  const child = spawn(process.execPath, [program, '--root', root, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  });
  const [printed, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { exitCode: (await ended) ?? 1, text: `${printed}${problems}`.trimEnd() };
};
