import { parseArgs } from 'node:util';
import { missedBars } from './bars.ts';
import { type Entry, emptyFigures, type Figures, figuresFile, loadFigures, writeFigures } from './figures.ts';
import { measure } from './measure.ts';
import { type MutatedModule, mutatedModules } from './mutated-modules.ts';

const usage = `Usage: npm run mutate -- [options]
  --only <rule or module>   measure only this one, e.g. pesel-field or runtime/civil-date
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

const lineOf = (module: MutatedModule, entry: Entry): string => {
  const { total, killed, refused, survived, score, code } = entry;
  const figures = `${total} faults, ${killed} killed, ${refused} refused, ${survived} survived, ${code.equivalent} equivalent`;
  const open = entry.survivors.filter(({ reason }) => reason === null);
  return [
    `${module.id}: ${figures}, ${score} % (at least ${module.bar} %)`,
    ...open.map(({ place, fault }) => `  survived: ${place} ${fault}`),
  ].join('\n');
};

const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    mutatedModules.flatMap(({ id }) => (entries[id] === undefined ? [] : [[id, entries[id]] as const])),
  );

const withEntry = (figures: Figures, module: MutatedModule, entry: Entry): Figures => {
  const part = module.isRule ? 'rules' : 'modules';
  return { ...figures, [part]: sorted({ ...figures[part], [module.id]: entry }) };
};

/** Two at a time: more would only wait for a processor. */
const measureAll = async (modules: readonly MutatedModule[], before: Figures): Promise<Figures> => {
  let figures = before;
  const waiting = [...modules];
  const work = async (): Promise<void> => {
    for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
      const entry = await measure(module);
      figures = withEntry(figures, module, entry);
      print(lineOf(module, entry));
    }
  };
  await Promise.all([work(), work()]);
  return figures;
};

const chosen = chosenModules();
if (chosen.length === 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const measured = await measureAll(chosen, chosen.length === mutatedModules.length ? emptyFigures : loadFigures());
  writeFigures(measured);
  const missed = missedBars(measured);
  print(`\nWritten to ${figuresFile}.`);
  for (const sentence of missed) print(sentence);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
