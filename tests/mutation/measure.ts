import { parentPort, workerData } from 'node:worker_threads';
import { judgeMutants } from '../rules/mutation-gate.ts';
import type { Entry } from './entry.ts';
import { reasonFor } from './equivalents/equivalent-mutants.ts';
import { setUpBench } from './judge-code.ts';
import { type CodeMutant, listMutants, mutatedText } from './list-mutants.ts';
import { type MutatedModule, mutatedModules } from './mutated-modules.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Puts every fault into a module and its table, one at a time, and counts what is noticed. */
const measure = async (module: MutatedModule): Promise<Entry> => {
  const none = { killed: 0, refused: 0, survivors: [] };
  const table = module.rule === null ? none : await judgeMutants(module.rule);
  const { source, objection } = await setUpBench(module);
  const mutants = await listMutants(module.file, source);
  const unnoticed: CodeMutant[] = [];
  for (const mutant of mutants) if ((await objection(mutatedText(source, mutant))) === null) unnoticed.push(mutant);
  const lines = source.split('\n');
  const reasonOf = (mutant: CodeMutant) => reasonFor(module.id, mutant, lines[mutant.line - 1] ?? '');
  const reasons = unnoticed.map(reasonOf).filter((reason) => reason !== null);
  const open = unnoticed
    .filter((mutant) => reasonOf(mutant) === null)
    .map(({ line, column, mutator, original, replacement }) =>
      oneLine(`${module.file}:${line}:${column} ${mutator}: ${original} → ${replacement}`),
    );
  const survivors = [...table.survivors.map((fault) => `table ${module.id} ${fault}`), ...open];
  const killed = table.killed + mutants.length - unnoticed.length;
  const total = killed + table.refused + survivors.length;
  return { total, killed, refused: table.refused, equivalent: reasons.length, reasons, survivors };
};

const module = mutatedModules.find(({ id }) => id === workerData);
if (module === undefined) throw new Error(`There is no module “${workerData}”.`);
parentPort?.postMessage(await measure(module));
