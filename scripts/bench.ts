import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FigureTable, printTable, verdictOf } from './bench/figure.ts';
import { builtSite, measureBuild } from './bench/measure-build.ts';
import { measureGenerator } from './bench/measure-generator.ts';
import { measureWeights } from './bench/measure-weights.ts';

const usage = `Usage: npm run bench -- [options]
  --only generator|build|weights   measure only this part
  --json                           print the figures as JSON`;

const root = join(import.meta.dirname, '..');
const workspaces = join(root, '.cache/bench');

const parts: Readonly<Record<string, () => readonly FigureTable[]>> = {
  generator: () => measureGenerator(root, workspaces),
  build: () => measureBuild(root, workspaces),
  weights: () => measureWeights(builtSite(root, workspaces)),
};

const readOptions = () => {
  try {
    const options = { only: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
    const { only, json } = parseArgs({ options, strict: true }).values;
    const names = only === undefined ? Object.keys(parts) : [only];
    return names.every((name) => Object.hasOwn(parts, name)) ? { names, json } : undefined;
  } catch {
    return undefined;
  }
};

const runBench = (names: readonly string[], json: boolean): void => {
  const start = performance.now();
  const tables = names.flatMap((name) => {
    const measured = parts[name]?.() ?? [];
    if (!json) for (const table of measured) console.log(`${printTable(table)}\n`);
    return measured;
  });
  const failing = tables.flatMap(({ figures }) => figures).filter((figure) => verdictOf(figure) === 'does not hold');
  if (json) console.log(JSON.stringify(tables, null, 2));
  else {
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${failing.length} goals do not hold; measured in ${seconds} s on a machine that may be busy.`);
  }
  rmSync(workspaces, { recursive: true, force: true });
};

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  runBench(options.names, options.json);
}
