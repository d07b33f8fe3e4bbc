import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from '#model/rules/index.ts';
import { judgeMutants } from '../rules/mutation-gate.ts';
import { reasonFor } from './equivalent-mutants.ts';
import type { Entry, Survivor } from './figures.ts';
import { fingerprintOf } from './fingerprint.ts';
import { listMutants } from './list-mutants.ts';
import type { MutatedModule } from './mutated-modules.ts';
import { runMutants } from './run-mutants.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Measured {
  readonly counts: { total: number; killed: number; refused: number; survived: number };
  readonly survivors: readonly Survivor[];
}

const nothing: Measured = { counts: { total: 0, killed: 0, refused: 0, survived: 0 }, survivors: [] };

/** The faults of a rule's table. */
const measureTable = async (module: MutatedModule): Promise<Measured> => {
  const rule = module.isRule ? rules.find(({ id }) => id === module.id) : undefined;
  if (rule === undefined) return nothing;
  const { killed, refused, survivors } = await judgeMutants(rule);
  const counts = { total: killed + refused + survivors.length, killed, refused, survived: survivors.length };
  return { counts, survivors: survivors.map((fault) => ({ place: `table ${rule.id}`, fault, reason: null })) };
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The faults of a module's code; one with a reason cannot be told from the original and is left out of the total. */
const measureCode = async (module: MutatedModule): Promise<Measured & { readonly equivalent: number }> => {
  const source = readFileSync(path.join(root, module.file), 'utf8');
  const lines = source.split('\n');
  const mutants = await listMutants(module.file, source);
  const noticed = await runMutants(module, mutants);
  const survivors = mutants
    .filter((_, index) => noticed[index] === false)
    .map((mutant) => ({
      place: `${module.file}:${mutant.line}:${mutant.column}`,
      fault: `${mutant.mutator}: ${oneLine(mutant.original)} → ${oneLine(mutant.replacement)}`,
      reason: reasonFor(module.id, mutant, lines[mutant.line - 1] ?? ''),
    }));
  const survived = survivors.filter(({ reason }) => reason === null).length;
  const equivalent = survivors.length - survived;
  const killed = mutants.length - survivors.length;
  return { counts: { total: killed + survived, killed, refused: 0, survived }, survivors, equivalent };
};

/** Per cent, rounded down to a tenth, so that 100 means all. */
const scoreOf = (noticed: number, total: number): number => Math.floor((1000 * noticed) / Math.max(1, total)) / 10;

/** Puts every fault into a module and its table, one at a time, and counts what is noticed. */
export const measure = async (module: MutatedModule): Promise<Entry> => {
  const [table, code] = [await measureTable(module), await measureCode(module)];
  const add = (name: keyof Measured['counts']): number => table.counts[name] + code.counts[name];
  const [total, killed, refused, survived] = [add('total'), add('killed'), add('refused'), add('survived')];
  return {
    total,
    killed,
    refused,
    survived,
    score: scoreOf(killed + refused, total),
    table: module.isRule ? table.counts : null,
    code: { ...code.counts, equivalent: code.equivalent },
    survivors: [...table.survivors, ...code.survivors],
    fingerprint: fingerprintOf(module),
  };
};
