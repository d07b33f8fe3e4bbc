import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { trimmedGitOutput } from '#generator/load/base-ledger.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A version of the project in a folder: its server and its office are programs of that folder. */
export interface Version {
  readonly folder: string;
}

/** What is checked out here. */
export const ours: Version = { folder: root };

const dependenciesOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies;

/** Unpacks a revision. Its packages are ours where they are the same, else its own. */
export const unpackRelease = (revision: string, folder: string): Version => {
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  trimmedGitOutput(root, 'archive', '--format=tar', `--output=${archive}`, revision);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const here = dependenciesOf(root);
  const same = Object.entries(dependenciesOf(folder)).every(([name, version]) => here[name] === version);
  if (same) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
  return { folder };
};

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** When the newest migration of a version was written: two versions with the same one share the form of their data. */
export const lastMigrationOf = ({ folder }: Version): number => {
  const file = readFileSync(join(folder, 'src/backend/database/migrations/meta/_journal.json'), 'utf8');
  return Math.max(...journal.parse(JSON.parse(file)).entries.map(({ when }) => when));
};

/** Where the data of an installation are, whatever version runs on them. */
export interface Place {
  readonly folder: string;
  readonly url: string | null;
}

const settingsOf = ({ folder, url }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  PORT: '0',
  WRITES_PER_MINUTE: '100000',
  DEMO_DATES: '0',
  PAYMENTS: 'sandbox',
  STOP_WAIT: '1',
  DATA_FOLDER: folder,
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  ...(url === null ? {} : { DATABASE_URL: url }),
});

export interface Served {
  readonly origin: string;
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the server of a version; it stands still before its port where the database keeps it waiting. */
export const spawnServer = ({ folder }: Version, place: Place, ahead = 0): ChildProcess =>
  spawn(process.execPath, [join(folder, 'scripts/drill/serve.ts'), String(ahead)], {
    cwd: folder,
    env: settingsOf(place),
    stdio: 'pipe',
  });

export const endProcess = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** Starts the server of a version and waits for its port. Throws what it wrote where it ends instead. */
export const serve = async (version: Version, place: Place, ahead = 0): Promise<Served> => {
  const child = spawnServer(version, place, ahead);
  const said: string[] = [];
  child.stderr?.on('data', (chunk) => said.push(String(chunk)));
  const port = await new Promise<string>((open, fail) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const [, found] = /^port (\d+)$/.exec(line) ?? [];
      if (found !== undefined) open(found);
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said.join('')}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, end: (signal) => endProcess(child, signal) };
};

export interface Said {
  readonly code: number | null;
  readonly output: string;
  readonly problem: string;
}

/** A command of the office of a version. */
export const office = ({ folder }: Version, place: Place, ...line: readonly string[]): Said => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/office.ts'), ...line, '--as', 'Anna Nowak'],
    { cwd: folder, env: settingsOf(place), encoding: 'utf8' },
  );
  return { code: status, output: stdout, problem: stderr };
};

/** Restores a backup, also by a version that takes no `--no-erasures`, or no `--yes`. */
export const restore = (version: Version, place: Place, file: string): Said => {
  const lines = [['--yes', '--no-erasures'], ['--yes'], []].map((options) => ['restore', file, ...options]);
  return lines.reduce<Said>((said, line) => (said.code === 2 ? office(version, place, ...line) : said), {
    code: 2,
    output: '',
    problem: '',
  });
};

/** What the schema of a version makes of answers: an empty text for one that it reads. */
export const readAnswers = ({ folder }: Version, answers: readonly unknown[]): readonly string[] => {
  const program = `
    import { registrationStateResponse as registrationState } from '#generated/schemas/own.ts';
    const answers = JSON.parse(process.argv[1]);
    const say = ({ success, error }) => success ? '' : error.issues.map(({ path }) => path.join('.')).join();
    process.stdout.write(JSON.stringify(answers.map((answer) => say(registrationState.safeParse(answer)))));`;
  const options = { cwd: folder, encoding: 'utf8' } as const;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program, '--', JSON.stringify(answers)], options),
  );
};

/** The files of mails that the servers of a place have written. */
export const outboxOf = ({ folder }: Place): string => join(folder, 'outbox');

export const hasOutbox = (place: Place): boolean => existsSync(outboxOf(place));
