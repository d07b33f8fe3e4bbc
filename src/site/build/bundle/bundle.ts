import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { compiledCode } from '../compiled-code.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import type { Renderer } from '../render/renderer.ts';
import { areCurrent, type FileStates, makersFingerprint, statesOf, type UsedParameters } from './code-files.ts';
import { layOutParameters, type ParameterTables } from './parameter-tables.ts';

const run = promisify(execFile);

/** The built code: client files under their hashed names, and the renderer. */
export interface Bundle {
  /** Of the code that renders, but for rules and the values of parameters. */
  readonly code: string;
  /** Rule, as `rule discount`, to the state of its code. */
  readonly rules: Readonly<Record<string, string>>;
  readonly tables: ParameterTables;
  readonly clientFolder: string;
  /** Asset name, as in `SiteReader.asset`, to URL. */
  readonly urls: Readonly<Record<string, string>>;
  readonly renderer: Renderer;
  readonly reused: boolean;
  /** What the bundler used; nothing when the last bundle is taken. */
  readonly bundler: Pick<BundlerReport, 'cpu' | 'peakMemory'>;
}

/** What the bundler made, and of which files. */
export interface BundleParts {
  readonly urls: Readonly<Record<string, string>>;
  /** Ids of the modules of both bundles. */
  readonly modules: readonly string[];
  readonly used: UsedParameters;
  readonly code: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** With what it used: milliseconds of processor time, highest memory in MiB. */
export interface BundlerReport extends BundleParts {
  readonly cpu: number;
  readonly peakMemory: number;
}

interface BundleRecord extends Omit<BundleParts, 'modules'> {
  readonly makers: string;
  readonly states: FileStates;
}

/** With these variables the bundler's allocator takes only what it needs and gives it back at once. */
const bundlerVariables = { NODE_ENV: 'production', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

const build = async (folders: Folders): Promise<BundlerReport> => {
  const { stdout, stderr } = await run(
    process.execPath,
    [join(import.meta.dirname, 'make-bundle.ts'), JSON.stringify(folders)],
    { env: { ...process.env, ...compiledCode(), ...bundlerVariables }, maxBuffer: Number.POSITIVE_INFINITY },
  );
  process.stderr.write(stderr);
  return JSON.parse(stdout);
};

const readRecord = (file: string): BundleRecord | null => {
  if (!existsSync(file)) return null;
  const record: BundleRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record;
};

/** The renderer of the last bundle, with the parameters as they are now. */
export const loadRenderer = async (folders: Folders, code: string) => {
  const tables = layOutParameters(folders);
  const module = pathToFileURL(join(folders.cache, 'bundle/server/render.js'));
  const renderer: Renderer = await import(`${module}?${code}-${tables.fingerprint}`);
  renderer.rulesAreLoaded();
  return { renderer, tables };
};

/** Bundles client and server, or takes the last bundle when nothing that it holds has changed since. */
export const bundleSite = async (folders: Folders): Promise<Bundle> => {
  const { root, cache } = folders;
  const recordFile = join(cache, 'bundle.json');
  const makers = fingerprint(`${makersFingerprint(root)} ${folders.bundler}`);
  const last = readRecord(recordFile);
  const isCurrent = last?.makers === makers && areCurrent(root, last.states, last.used);
  const made = isCurrent ? { ...last, cpu: 0, peakMemory: 0 } : await build(folders);
  const { urls, used, code, rules, cpu, peakMemory } = made;
  if ('modules' in made) {
    const record: BundleRecord = { makers, states: statesOf(root, made.modules, used), urls, used, code, rules };
    writeFileSync(recordFile, JSON.stringify(record));
  }
  return {
    ...(await loadRenderer(folders, fingerprint(`${code} ${JSON.stringify(rules)}`))),
    code,
    rules,
    urls,
    clientFolder: join(cache, 'bundle/client'),
    reused: isCurrent,
    bundler: { cpu, peakMemory },
  };
};
