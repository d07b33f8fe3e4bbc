import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GitError, gitFailureMessage } from '#settings/run-git.ts';
import { isBaseCommitMissing, readEarlierLedgers } from '../load/base-ledger.ts';
import { parseLedgerAddresses } from '../plan/routes/ledger.ts';
import { hashGeneratorInputs, outcomeIfUnchanged, storeRunHashes } from '../write/last-run.ts';
import type { Outcome } from '../write/outcome.ts';

const shown = 5;

const unchecked = 'Whether generated/urls.lock has lost published addresses was not checked.';

/** Sentences about the addresses that the URL ledger has lost, or about why it could not be checked; empty if it is complete. */
export const checkUrlLedger = (root: string): readonly string[] => {
  try {
    const cut = isBaseCommitMissing(root)
      ? [`${unchecked} This clone is shallow. Remedy: git fetch --unshallow, then check again.`]
      : [];
    return [...describeLostUrls(root), ...cut];
  } catch (error) {
    if (error instanceof GitError) return [unchecked, gitFailureMessage(error)];
    throw error;
  }
};

/**
 * Sentences about the addresses that the URL ledger has lost since the last commit or since its branch was made; empty if it is complete.
 */
export const describeLostUrls = (root: string): readonly string[] => {
  const path = join(root, 'generated', 'urls.lock');
  const published = new Set(parseLedgerAddresses(existsSync(path) ? readFileSync(path, 'utf8') : null));
  return readEarlierLedgers(root).flatMap(({ commit, text }) => {
    const lost = parseLedgerAddresses(text).filter((line) => !published.has(line));
    if (lost.length === 0) return [];
    const revision = commit.slice(0, 8);
    const more = lost.length > shown ? `, and ${lost.length - shown} more` : '';
    return [
      `generated/urls.lock has lost ${lost.length} published addresses that ${revision} contains: ${lost.slice(0, shown).join(', ')}${more}.`,
      `  Remedy: git checkout ${revision} -- generated/urls.lock, then \`npm run generate\`; an address to be removed needs a redirect or an entry in model/routes/gone.ts.`,
    ];
  });
};

const usage = `Usage: npm run generate -- [options]
  --check          compare generated/ and its manifest with what would be written; write no file
  --watch          generate again after every change of the inputs
  --force          overwrite generated files that were edited by hand
  --no-cache       run all stages, even if no input has changed since the last run
  --root DIR       the project folder (default: this one)
  --problems-json  print problems as JSON`;

const options = {
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
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

/** Loads the stages of the generator only if inputs or output differ from the last run. */
const executeRun = async (root: string, { check, force, 'no-cache': noCache }: Options): Promise<Outcome> => {
  const mode = check ? 'check' : 'write';
  const inputs = hashGeneratorInputs(root);
  const unchanged = noCache ? undefined : outcomeIfUnchanged(root, inputs, mode);
  if (unchanged !== undefined) return unchanged;
  const { generateOutput } = await import('../run.ts');
  const outcome = await generateOutput({ root, mode, force });
  storeRunHashes(root, inputs, outcome);
  return outcome;
};

const runOnce = async (values: Options): Promise<number> => {
  const { reportOutcome } = await import('./report-outcome.ts');
  const outcome = await executeRun(resolve(values.root), values);
  const report = reportOutcome(outcome, performance.now() / 1000);
  if (values['problems-json'] && outcome.kind === 'problems') console.log(JSON.stringify(outcome.problems, null, 2));
  else (report.exitCode === 0 ? console.log : console.error)(report.lines.join('\n'));
  const losses = values.check ? checkUrlLedger(resolve(values.root)) : [];
  if (losses.length > 0) console.error(losses.join('\n'));
  return losses.length > 0 ? Math.max(report.exitCode, 1) : report.exitCode;
};

const runWatch = async ({ root, force }: Options): Promise<number> => {
  const [{ generateInChildProcess }, { runOnInputChange }] = await Promise.all([
    import('./run-in-child.ts'),
    import('./watch.ts'),
  ]);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const run = async (): Promise<void> => {
    const { exitCode, text } = await generateInChildProcess(resolve(root), force ? ['--force'] : []);
    (exitCode === 0 ? console.log : console.error)(text);
  };
  await runOnInputChange(resolve(root), run, stop.signal);
  return 0;
};

/** What `npm run generate` does; sets the exit code of the process. */
export const runGenerateCommand = async (): Promise<void> => {
  process.umask(0o022);
  const values = readOptions();
  if (values === undefined) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    try {
      process.exitCode = await (values.watch ? runWatch(values) : runOnce(values));
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      console.error(gitFailureMessage(error));
      process.exitCode = 2;
    }
  }
};
