import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { CodeMutant } from './code-mutant.ts';
import type { MutatedModule } from './mutated-modules.ts';

const report = z.union([z.object({ ready: z.number() }), z.object({ noticed: z.boolean() })]);
const workspace = path.resolve(import.meta.dirname, '../../.cache/mutation');

/** A mutant that takes this much longer than the module itself never ends. */
const patience = (milliseconds: number): number => 5000 + 10 * milliseconds;

/** Judges mutants in a thread until all are done or one does not end; gives the verdicts reached. */
const runUntilStuck = (module: MutatedModule, mutants: readonly CodeMutant[]): Promise<readonly boolean[]> =>
  new Promise((resolve, reject) => {
    const folder = path.join(workspace, module.id.replace('/', '-'));
    const worker = new Worker(path.join(import.meta.dirname, 'mutation-worker.ts'), {
      workerData: { module: module.id, folder, mutants },
    });
    const verdicts: boolean[] = [];
    let limit = 120_000;
    let timer: NodeJS.Timeout | undefined;
    const finish = (): void => {
      clearTimeout(timer);
      worker.terminate().then(() => resolve(verdicts), reject);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(finish, limit);
    };
    worker.on('message', (message: unknown) => {
      const known = report.parse(message);
      if ('ready' in known) limit = patience(known.ready);
      else verdicts.push(known.noticed);
      if (verdicts.length === mutants.length) finish();
      else wait();
    });
    worker.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    wait();
  });

/** Whether each mutant is noticed; one that never ends is. */
export const runMutants = async (
  module: MutatedModule,
  mutants: readonly CodeMutant[],
): Promise<readonly boolean[]> => {
  const verdicts: boolean[] = [];
  while (verdicts.length < mutants.length) {
    verdicts.push(...(await runUntilStuck(module, mutants.slice(verdicts.length))));
    if (verdicts.length < mutants.length) verdicts.push(true);
  }
  return verdicts;
};
