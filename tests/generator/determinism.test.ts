import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isFull } from '../depth.ts';
import { timeoutFactor } from '../timeout-factor.ts';
import { copyProject } from './cases/break-project.ts';

const project = resolve(import.meta.dirname, '../..');
const node = join(project, 'node_modules/.bin/node');
const workspace = mkdtempSync(join(tmpdir(), 'determinism-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
const oddHost = ['--import', join(import.meta.dirname, 'fixtures/odd-host.ts')];

type Host = {
  readonly umask: string;
  readonly cwd: string;
  readonly preload: readonly string[];
  readonly env: Record<string, string>;
  /** Whether the checkout has CRLF and byte order marks. */
  readonly windows?: boolean;
};

const usual: Host = { umask: '022', cwd: project, preload: [], env: { TZ: 'UTC', LANG: 'C.UTF-8' } };

const hosts: readonly Host[] = [
  usual,
  { ...usual, umask: '077', env: { TZ: 'America/St_Johns', LANG: 'pl_PL.UTF-8', LC_ALL: 'pl_PL.UTF-8' } },
  {
    ...usual,
    preload: oddHost,
    env: { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', ODD_ORDER: '3' },
    windows: true,
  },
  {
    ...usual,
    cwd: '/',
    preload: oddHost,
    env: { TZ: 'Pacific/Kiritimati', LANG: 'C', HOME: '/nonexistent', ODD_ORDER: '7' },
  },
];

/** The usual run compares the host that differs most with what stands in this project. */
const sample = isFull ? hosts : hosts.filter(({ windows }) => windows);

/** One SHA-256 over paths, modes and bytes of everything in a folder. */
const hashTree = (folder: string): string => {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const status = lstatSync(join(folder, path));
    hash.update(`${path}\0${(status.mode & 0o777).toString(8)}\0`);
    if (status.isFile()) hash.update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
};

const hashOutput = (root: string): string => hashTree(join(root, 'generated')) + hashTree(join(root, '.cache/site'));

const asOnWindows = (root: string): void => {
  for (const path of globSync('{model,content}/**/*.{md,yaml,ts}', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(join(root, path), path.endsWith('.ts') ? text : `\u{feff}${text}`);
  }
};

/** A folder name of its own length for each host, so that an absolute path in the output would show. */
const generateOn = (
  { umask, cwd, preload, env, windows }: Host,
  index: number,
): Promise<{ words: string; tree: string; code: unknown }> => {
  const root = join(workspace, 'x'.repeat(index + 1));
  copyProject(project, root);
  if (windows) asOnWindows(root);
  mkdirSync(join(root, 'generated'), { recursive: true });
  // What was published is the one part of the output that later runs read.
  copyFileSync(join(project, 'generated/urls.lock'), join(root, 'generated/urls.lock'));
  const command = [
    '-c',
    `umask ${umask}; exec "$@"`,
    'sh',
    node,
    ...preload,
    join(project, 'generator/main.ts'),
    '--no-cache',
    '--root',
    root,
  ];
  return new Promise((done) => {
    execFile(
      'sh',
      command,
      { cwd, env: { PATH: process.env.PATH ?? '', ...env }, maxBuffer: 1e9 },
      (error, stdout, stderr) => {
        const words = `${stdout}${stderr}`.replace(/\d+\.\d s$/m, '');
        done({ words, tree: hashOutput(root), code: error === null ? 0 : error.code });
      },
    );
  });
};

test(
  'the output has one SHA-256 whatever time zone, language, working folder, directory order, clock, umask and line ends',
  async () => {
    const results = [];
    for (const [index, host] of sample.entries()) results.push(await generateOn(host, index));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.code, results[0]?.words.slice(-300)).toBe(0);
    expect(results[0]?.tree).toBe(hashOutput(project));
  },
  300_000 * timeoutFactor,
);
