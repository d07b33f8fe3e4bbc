import { Agent, request } from 'node:http';
import { apiCalls } from '#generated/api/calls.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { installEmbedded, installPostgres } from '../drill/installation.ts';
import { type FigureTable, percentile } from './figure.ts';

interface LoadRequest {
  readonly call: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

interface LoadOutcome {
  /** Milliseconds of every good answer, by call. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Requests without an answer, or with another one than 200. */
  readonly errors: number;
  readonly seconds: number;
}

const clients = 50;
const types = calendarKeys.filter(({ role }) => role === 'type').map(({ key }) => key);

const requests = types.flatMap((type): readonly LoadRequest[] => [
  {
    call: 'courses-count',
    method: 'POST',
    path: apiCalls['courses-count'].path,
    body: JSON.stringify({ type, localization: null, month: null }),
  },
  {
    call: 'courses',
    method: 'GET',
    path: `${apiCalls.courses.path}?type=${type}&client=kursy-dla-osob-prywatnych&lang=pl`,
  },
]);

/** Sends a request and reads its answer to the end; gives the status. */
const send = (agent: Agent, origin: string, { method, path, body }: LoadRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });

/** Clients with one connection each send one request after the other for so many seconds. */
const runClients = async (origin: string, duration: number): Promise<LoadOutcome> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = new Map(requests.map(({ call }) => [call, [] as number[]]));
  let errors = 0;
  const start = performance.now();
  const end = start + duration * 1000;
  const runClient = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const next = requests[turn % requests.length];
      if (next === undefined) return;
      const began = performance.now();
      const status = await send(agent, origin, next).catch(() => 0);
      if (status === 200) times.get(next.call)?.push(performance.now() - began);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  agent.destroy();
  return { times, errors, seconds: (performance.now() - start) / 1000 };
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

/** Measures the calendar under load on the embedded database, and on PostgreSQL where it is installed. */
export const measureLoad = async (seconds: number): Promise<readonly FigureTable[]> => {
  const tables: FigureTable[] = [];
  for (const install of [installEmbedded, installPostgres]) {
    const installation = await install();
    if (installation === null) continue;
    try {
      const { origin } = await installation.start();
      await runClients(origin, 1);
      tables.push(tableOf(installation.engine, await runClients(origin, seconds)));
    } finally {
      await installation.remove();
    }
  }
  return tables;
};
