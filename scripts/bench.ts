import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FigureTable, printTable, verdictOf } from './bench/figure.ts';
import { measureLighthouse } from './bench/measure-lighthouse.ts';
import { measureLoad } from './bench/measure-load.ts';
import { measureWeights } from './bench/measure-weights.ts';

const usage = `Usage: npm run bench -- [options]
  --only NAME      measure only weights, lighthouse or load
  --seconds 30     how long the load lasts on each database
  --json           print the figures as JSON`;

const root = join(import.meta.dirname, '..');
const workspaces = join(root, '.cache/bench');

type Part = (seconds: number) => readonly FigureTable[] | Promise<readonly FigureTable[]>;

const parts: Readonly<Record<string, Part>> = {
  weights: () => measureWeights(root, workspaces),
  lighthouse: () => measureLighthouse(root, workspaces),
  load: measureLoad,
};

const readOptions = () => {
  try {
    const options = {
      only: { type: 'string' },
      seconds: { type: 'string', default: '30' },
      json: { type: 'boolean', default: false },
    } as const;
    const { only, json, ...given } = parseArgs({ options, strict: true }).values;
    const names = only === undefined ? Object.keys(parts) : [only];
    const seconds = Number(given.seconds);
    return seconds > 0 && names.every((name) => Object.hasOwn(parts, name)) ? { names, seconds, json } : undefined;
  } catch {
    return undefined;
  }
};

interface BenchOptions {
  readonly names: readonly string[];
  readonly seconds: number;
  readonly json: boolean;
}

const runBench = async ({ names, seconds, json }: BenchOptions): Promise<void> => {
  const start = performance.now();
  const tables: FigureTable[] = [];
  for (const name of names) {
    const measured = (await parts[name]?.(seconds)) ?? [];
    if (!json) for (const table of measured) console.log(`${printTable(table)}\n`);
    tables.push(...measured);
  }
  const failing = tables.flatMap(({ figures }) => figures).filter((figure) => verdictOf(figure) === 'does not hold');
  if (json) console.log(JSON.stringify(tables, null, 2));
  else {
    const elapsed = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${failing.length} goals do not hold; measured in ${elapsed} s on a machine that may be busy.`);
  }
  rmSync(workspaces, { recursive: true, force: true });
};

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runBench(options);
}
