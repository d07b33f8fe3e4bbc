import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { apiCalls } from '#generated/api/calls.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import type { FigureTable } from '../figure.ts';
import { percentile } from './percentile.ts';
import { postgresBinaries, startCluster } from './postgres-cluster.ts';
import { type LoadOutcome, type LoadRequest, runClients } from './run-clients.ts';

const clients = 50;
const someKey = Buffer.alloc(32).toString('base64');
const types = calendarKeys.filter(({ role }) => role === 'type').map(({ key }) => key);

const requests = types.flatMap((type): readonly LoadRequest[] => [
  {
    call: 'courses-count',
    method: 'POST',
    target: apiCalls['courses-count'].path,
    body: JSON.stringify({ type, localization: null, month: null }),
  },
  {
    call: 'courses',
    method: 'GET',
    target: `${apiCalls.courses.path}?type=${type}&client=kursy-dla-osob-prywatnych&lang=pl`,
  },
]);

/** Load on the calendar, on the embedded database and on PostgreSQL where its programs are installed. */
export const measureLoad = async (workspaces: string, seconds: number): Promise<readonly FigureTable[]> => {
  const embedded = await measure({ engine: 'PGlite', databaseUrl: '', workspaces, seconds });
  if (postgresBinaries === null) return [embedded];
  const cluster = await startCluster(postgresBinaries);
  try {
    return [embedded, await measure({ engine: 'PostgreSQL', databaseUrl: cluster.url, workspaces, seconds })];
  } finally {
    await cluster.stop();
  }
};

interface Load {
  readonly engine: string;
  /** Empty for the embedded database. */
  readonly databaseUrl: string;
  readonly workspaces: string;
  readonly seconds: number;
}

const measure = async ({ engine, databaseUrl, workspaces, seconds }: Load): Promise<FigureTable> => {
  mkdirSync(workspaces, { recursive: true });
  const folder = mkdtempSync(join(workspaces, 'load-'));
  const server = await startApi({ DATABASE_URL: databaseUrl, ENCRYPTION_KEY: someKey, DATA_FOLDER: folder, PORT: '0' });
  try {
    await runClients({ port: server.port, clients, seconds: 1, requests });
    return tableOf(engine, await runClients({ port: server.port, clients, seconds, requests }));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The API in a process of its own, so that the clients do not stand in its way. */
const startApi = async (settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../children/serve-api.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const lines = createInterface({ input: child.stdout });
  const { value: port } = await lines[Symbol.asyncIterator]().next();
  if (port === undefined) throw new Error('The API did not start; what it said stands above.');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { port: Number(port), stop };
};

const tableOf = (engine: string, { times, errors, seconds }: LoadOutcome): FigureTable => {
  const answers = [...times.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    title: `Load: ${engine}`,
    note: `${clients} clients on loopback for ${seconds.toFixed(0)} s, ${answers} answers, client and server on one machine.`,
    figures: [
      { name: 'errors', value: errors, unit: 'errors', goal: 0 },
      { name: 'answers', value: answers / seconds, unit: 'per second' },
      ...[...times].map(([call, taken]) => ({
        name: `${call}, p99`,
        value: percentile(taken, 99),
        unit: 'ms' as const,
      })),
    ],
  };
};
