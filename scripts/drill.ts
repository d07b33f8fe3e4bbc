import type { Drill, DrillOutcome } from './drill/drill.ts';
import { drills } from './drill/drills.ts';
import { type Installation, installOnEmbeddedDatabase, installOnNewPostgres } from './drill/installation.ts';
import { exitWithUsage, readCommandLine } from './start/read-arguments.ts';

const usage = `Usage: npm run drill -- [options]
  --only ${drills.map(({ name }) => name).join('|')}   only this one
  --quick   a quarter of everything
  --json    print the figures as JSON`;
const quick = 0.25;

interface Line extends DrillOutcome {
  readonly drill: string;
  readonly engine: string;
  readonly seconds: number;
}

const given = readCommandLine(usage, {
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
const chosen = drills.filter(({ name }) => given.only === undefined || given.only === name);
if (chosen.length === 0) exitWithUsage(`There is no drill “${given.only}”.`, usage);

/** Runs a drill; an error that it throws counts as a failure. */
const carryOut = async (drill: Drill, installation: Installation, size: number): Promise<Line> => {
  const started = performance.now();
  const outcome = await drill.run(installation, size).catch(
    (error: unknown): DrillOutcome => ({
      attempts: 0,
      failures: [String(error)],
      note: 'could not be completed',
    }),
  );
  return { drill: drill.name, engine: installation.engine, seconds: (performance.now() - started) / 1000, ...outcome };
};

const printLine = ({ drill, engine, attempts, failures, seconds, note, skipped }: Line): void => {
  const figures = skipped === undefined ? `${attempts} attempts, ${failures.length} failures` : 'skipped';
  console.log(
    `${drill.padEnd(6)} ${engine.padEnd(10)} ${figures.padEnd(28)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${skipped ?? note}`,
  );
  for (const failure of failures.slice(0, mostShown)) console.log(`         ${failure}`);
};

const mostShown = 10;

const engines = [
  ['embedded', installOnEmbeddedDatabase],
  ['PostgreSQL', installOnNewPostgres],
] as const;
const lines: Line[] = [];
for (const [engine, install] of engines) {
  for (const drill of chosen.filter((one) => (one.engine ?? engine) === engine)) {
    const installation = await install();
    if (installation === null) {
      if (drill === chosen[0] && !given.json)
        console.log('PostgreSQL  skipped: none is installed under /usr/lib/postgresql.');
      continue;
    }
    const line = await carryOut(drill, installation, given.quick ? quick : 1).finally(installation.remove);
    lines.push(line);
    if (!given.json) printLine(line);
  }
}
const failed = lines.reduce((sum, { failures }) => sum + failures.length, 0);
if (given.json) console.log(JSON.stringify(lines, null, 2));
else console.log(`\n${lines.reduce((sum, { attempts }) => sum + attempts, 0)} attempts, ${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
