import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { watchInputs } from './watch.ts';

const usage = `Usage: npm run generate -- [options]
  --check          compare generated/ and its manifest with what would be written; write nothing
  --watch          generate again after every change of the inputs
  --force          overwrite generated files that were edited by hand
  --root DIR       the project folder (default: this one)
  --problems-json  print problems as JSON`;

const options = {
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  root: { type: 'string', default: resolve(import.meta.dirname, '..', '..') },
  'problems-json': { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const readOptions = (): Options | undefined => {
  try {
    const { values } = parseArgs({ options, strict: true });
    return values.check && (values.watch || values.force) ? undefined : values;
  } catch {
    return undefined;
  }
};

/** The stages are loaded only here: a usage line and the process that watches do without them. */
const runOnce = async (values: Options): Promise<number> => {
  const { generate } = await import('../run.ts');
  const { reportOutcome } = await import('./report-outcome.ts');
  const mode = values.check ? 'check' : 'write';
  const outcome = await generate({ root: resolve(values.root), mode, force: values.force });
  const report = reportOutcome(outcome, performance.now() / 1000);
  if (values['problems-json'] && outcome.kind === 'problems') console.log(JSON.stringify(outcome.problems, null, 2));
  else (report.exitCode === 0 ? console.log : console.error)(report.lines.join('\n'));
  return report.exitCode;
};

const runWatch = async (values: Options): Promise<number> => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const command = [
    join(import.meta.dirname, '..', 'main.ts'),
    '--root',
    resolve(values.root),
    ...(values.force ? ['--force'] : []),
  ];
  await watchInputs(resolve(values.root), command, stop.signal);
  return 0;
};

/** What `npm run generate` does; sets the exit code of the process. */
export const runCommand = async (): Promise<void> => {
  process.umask(0o022);
  const values = readOptions();
  if (values === undefined) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    process.exitCode = await (values.watch ? runWatch(values) : runOnce(values));
  }
};
