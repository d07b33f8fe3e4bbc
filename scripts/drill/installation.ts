import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { postgresBinaries, startPostgresCluster } from './postgres-cluster.ts';

export interface Served {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Moves the clock of the running server by `ahead` milliseconds. */
  readonly moveClock: (ahead: number) => void;
  /** Sends a signal and waits for the process to end; returns the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface StartOptions {
  /** Another data folder than that of the installation. */
  readonly folder?: string;
  /** Milliseconds that the clock of the server is ahead. */
  readonly ahead?: number;
}

/** Servers with data and a database of their own. */
export interface Installation {
  readonly engine: 'embedded' | 'PostgreSQL';
  /** The data folder of its servers. */
  readonly folder: string;
  /** Null for the embedded engine. */
  readonly databaseUrl: string | null;
  readonly start: (options?: StartOptions) => Promise<Served>;
  readonly remove: () => Promise<void>;
}

const program = join(import.meta.dirname, 'serve.ts');

/** Starts a server and waits for its port; its later log is not kept. */
const startServer = async (settings: Readonly<Record<string, string>>, ahead: number): Promise<Served> => {
  const child = spawn(process.execPath, [program, String(ahead)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH ?? '', ...settings },
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port === undefined) lines.push(line);
    else {
      child.stdout.resume();
      const moveClock = (milliseconds: number): void => void child.stdin.write(`${milliseconds}\n`);
      return { origin: `http://127.0.0.1:${port}`, process: child, moveClock, end };
    }
  }
  throw new Error(`The server did not start: ${lines.join('\n')}`);
};

/** The callers act as the proxy in front, so that every visitor has another address. */
const common = {
  PORT: '0',
  TRUST_PROXY: '1',
  WRITES_PER_MINUTE: '100000',
  DEMO_DATES: '1',
  PAYMENTS: 'sandbox',
  STOP_WAIT: '1',
};
const key = Buffer.alloc(32, 7).toString('base64');

const install = (databaseUrl: string | null, removeDatabase: () => Promise<void>): Installation => {
  const own = mkdtempSync(join(tmpdir(), 'drill-'));
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, ENCRYPTION_KEY: key };
  const running: Served[] = [];
  return {
    engine: databaseUrl === null ? 'embedded' : 'PostgreSQL',
    folder: own,
    databaseUrl,
    start: async ({ folder = own, ahead = 0 } = {}) => {
      const served = await startServer({ ...common, ...database, DATA_FOLDER: folder }, ahead);
      running.push(served);
      return served;
    },
    remove: async () => {
      for (const served of running) await served.end('SIGKILL');
      await removeDatabase();
      rmSync(own, { recursive: true, force: true });
    },
  };
};

/** An installation on the embedded engine. */
export const installOnEmbeddedDatabase = async (): Promise<Installation> => install(null, async () => undefined);

/** An installation on a new cluster, or null where PostgreSQL is not installed. */
export const installOnNewPostgres = async (): Promise<Installation | null> => {
  if (postgresBinaries === null) return null;
  const cluster = await startPostgresCluster(postgresBinaries);
  return install(cluster.url, cluster.stop);
};
