import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { CodeMutant } from './code-mutant.ts';
import { isNoticed, setUpBench } from './judge-code.ts';
import { mutatedModules } from './mutated-modules.ts';

const order: { module: string; folder: string; mutants: readonly CodeMutant[] } = z
  .object({ module: z.string(), folder: z.string(), mutants: z.array(z.custom<CodeMutant>()) })
  .parse(workerData);

const module = mutatedModules.find(({ id }) => id === order.module);
if (module === undefined) throw new Error(`There is no module “${order.module}”.`);
const start = performance.now();
const bench = await setUpBench(module, order.folder);
parentPort?.postMessage({ ready: performance.now() - start });
for (const mutant of order.mutants) parentPort?.postMessage({ noticed: await isNoticed(bench, mutant) });
