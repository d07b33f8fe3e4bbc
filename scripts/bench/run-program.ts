import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startOptions } from '../start/start-options.ts';
import { usageChannel } from './usage-channel.ts';

/** A finished program: wall and processor time in milliseconds, highest memory in MiB, and what it printed. */
export interface ProgramRun {
  readonly wall: number;
  readonly cpu: number;
  readonly peakMemory: number;
  readonly output: string;
}

const usageReporter = pathToFileURL(join(import.meta.dirname, 'report-usage.ts')).href;

const failure = (folder: string, command: string, output: string): Error =>
  new Error(`“${command}” failed in ${folder}, so it cannot be measured. It said:\n${output.slice(-2000)}`);

/** Runs a TypeScript program of a project folder to its end as its npm script does, in a process of its own. `command` is the program with what it is given. */
export const runProgram = (
  folder: string,
  command: string,
  environment: Readonly<Record<string, string>> = {},
): ProgramRun => {
  const [file = '', ...given] = command.split(' ');
  const options = [...startOptions(folder, file), '--import', usageReporter];
  const start = performance.now();
  const child = spawnSync(process.execPath, [...options, join(folder, file), ...given], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const wall = performance.now() - start;
  if (child.status !== 0) throw failure(folder, file, child.stdout + child.stderr);
  const usage: Pick<ProgramRun, 'cpu' | 'peakMemory'> = JSON.parse(child.output[usageChannel] ?? '');
  return { wall, ...usage, output: child.stdout };
};

/** Wall time in milliseconds of `npm run <script>` in a project folder. */
export const timeScript = (folder: string, script: string): number => {
  const start = performance.now();
  const child = spawnSync('npm', ['run', '--silent', script], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (child.status !== 0) throw failure(folder, `npm run ${script}`, `${child.stdout}${child.stderr}`);
  return performance.now() - start;
};

/** Repeats a measurement; what it needs before each run is not measured. */
export const repeat = <Run>(times: number, run: () => Run): readonly Run[] => Array.from({ length: times }, run);
