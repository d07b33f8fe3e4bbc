import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FigureTable, printTable, verdictOf } from './bench/figure.ts';
import { measureLighthouse } from './bench/measure-lighthouse.ts';
import { measureLoad } from './bench/measure-load.ts';
import { measureWeights } from './bench/measure-weights.ts';
import { readArguments, refuse } from './start/read-arguments.ts';

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

const given = readArguments(usage, {
  only: { type: 'string' },
  seconds: { type: 'string', default: '30' },
  json: { type: 'boolean', default: false },
});
const names = given.only === undefined ? Object.keys(parts) : [given.only];
const seconds = Number(given.seconds);
if (!(seconds > 0)) refuse(`“${given.seconds}” is no number of seconds.`, usage);

const start = performance.now();
const tables: FigureTable[] = [];
for (const name of names) {
  const measure = parts[name] ?? refuse(`“${name}” is not measured here.`, usage);
  const measured = await measure(seconds);
  if (!given.json) for (const table of measured) console.log(`${printTable(table)}\n`);
  tables.push(...measured);
}
rmSync(workspaces, { recursive: true, force: true });
const failing = tables.flatMap(({ figures }) => figures).filter((figure) => verdictOf(figure) === 'does not hold');
const elapsed = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  given.json
    ? JSON.stringify(tables, null, 2)
    : `${failing.length} goals do not hold; measured in ${elapsed} s on a machine that may be busy.`,
);
