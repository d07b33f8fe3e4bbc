import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Entry, entryShape } from './entry.ts';
import { reasons } from './equivalents/equivalent-mutants.ts';
import { type MutatedModule, mutatedModules } from './mutated-modules.ts';

const usage = `Usage: npm run mutate -- [options]
  --only <rule or module>   measure only this one, e.g. pesel-field or dates/civil-date
`;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const chosenModules = (): readonly MutatedModule[] => {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } }, strict: true }).values;
    return only === undefined ? mutatedModules : mutatedModules.filter(({ id }) => id === only);
  } catch {
    return [];
  }
};

const report = ({ id }: MutatedModule, { total, killed, refused, equivalent, survivors }: Entry): string =>
  [
    `${id}: ${total} faults, ${killed} killed, ${refused} refused, ${survivors.length} survived, ${equivalent} equivalent`,
    ...survivors.map((survivor) => `  survived: ${survivor}`),
  ].join('\n');

type Measured = ReadonlyMap<MutatedModule, Entry>;

/** Two at a time: more would only wait for a processor. */
const measureAll = async (modules: readonly MutatedModule[]): Promise<Measured> => {
  const measured = new Map<MutatedModule, Entry>();
  const waiting = modules.values();
  const work = async (): Promise<void> => {
    for (const module of waiting) {
      const [message] = await once(
        new Worker(path.join(import.meta.dirname, 'measure.ts'), { workerData: module.id }),
        'message',
      );
      const entry = entryShape.parse(message);
      measured.set(module, entry);
      print(report(module, entry));
    }
  };
  await Promise.all([work(), work()]);
  return measured;
};

/** Every fault is noticed or has a reason, and every reason has its fault. */
const runMutation = async (modules: readonly MutatedModule[]): Promise<boolean> => {
  const measured = await measureAll(modules);
  const entries = [...measured.values()];
  const used = new Set(entries.flatMap((entry) => entry.reasons));
  const isWhole = modules.length === mutatedModules.length;
  const idle = isWhole ? reasons().filter((reason) => !used.has(reason)) : [];
  for (const reason of idle) print(`No fault is left to which this reason belongs: ${reason}`);
  const survived = entries.flatMap(({ survivors }) => survivors).length;
  const total = entries.reduce((sum, entry) => sum + entry.total, 0);
  print(`\n${total} faults in ${modules.length} modules, ${survived} survived without a reason.`);
  return survived === 0 && idle.length === 0;
};

const chosen = chosenModules();
if (chosen.length === 0) process.stderr.write(usage);
process.exitCode = chosen.length === 0 ? 2 : Number(!(await runMutation(chosen)));
