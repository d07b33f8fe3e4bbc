import { tmpdir } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '#backend/api/create-api.ts';
import { seedTerms } from '#backend/calendar/seed-terms.ts';
import { seedCatalogue } from '#backend/catalogue/seed-catalogue.ts';
import { type Capacity, type OpenDatabase, openDatabase } from '#backend/database/open-database.ts';
import type { Gateway } from '#backend/gateway/forward.ts';
import { createReadiness } from '#backend/health/readiness.ts';
import type { LogEntry } from '#backend/log/log-entry.ts';
import type { PaymentProvider } from '#backend/payment/payment-provider.ts';
import { createSandboxProvider } from '#backend/payment/sandbox/sandbox-provider.ts';
import { deriveSecrets } from '#backend/privacy/secrets.ts';
import { startServer } from '#backend/server/start-server.ts';
import { catalogue } from './catalogue-fixture.ts';
import { openFreshDatabase } from './database-template.ts';

export const noon = Date.UTC(2026, 10, 21, 11);

const openTarget = (url: string | undefined, folder: string | null): Promise<OpenDatabase> =>
  url === undefined && folder === null ? openFreshDatabase() : openDatabase({ url, folder });

/** The whole API on a loopback port, over an engine of its own: embedded in memory unless a URL or a data folder is given. */
export const startApi = async ({
  url,
  folder = null,
  burst = 100_000,
  gateway = {},
  demoDates = true,
  payments = createSandboxProvider(),
  requestTimeout = 15_000,
  capacity,
}: {
  url?: string;
  folder?: string | null;
  burst?: number;
  gateway?: Gateway;
  demoDates?: boolean;
  payments?: PaymentProvider;
  requestTimeout?: number;
  capacity?: Capacity;
} = {}) => {
  const opened = await openTarget(url, folder);
  const time = { now: noon, stopping: false };
  const log: LogEntry[] = [];
  await seedCatalogue(opened.database, catalogue);
  if (gateway.calendar === undefined) await seedTerms(opened.database, catalogue, time.now);
  const secrets = deriveSecrets([new Uint8Array(32).fill(7)]);
  const api = createApi({
    database: opened.database,
    capacity: capacity ?? opened.capacity,
    clock: () => time.now,
    catalogue,
    secrets,
    payments,
    demoDates,
    style: [],
    gateway,
    log: (entry) => log.push(entry),
    checkReadiness: createReadiness({
      database: opened.database,
      folder: tmpdir(),
      isStopping: () => time.stopping,
      clock: () => performance.now(),
    }),
    writes: { perMinute: 60, burst, trustProxy: true },
  });
  const server = await startServer({
    listener: getRequestListener(api.fetch),
    host: '127.0.0.1',
    port: 0,
    headers: {},
    requestTimeout,
  });
  const origin = `http://127.0.0.1:${server.port}`;
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body:
        typeof body === 'string' ? body : body instanceof Uint8Array ? new Blob([body.slice()]) : JSON.stringify(body),
    });
  const close = async (): Promise<void> => {
    await server.close();
    await opened.close();
  };
  const parts = { database: opened.database, clock: () => time.now, catalogue, secrets, payments };
  return { database: opened.database, parts, secrets, time, log, api, port: server.port, origin, post, close };
};

export type RunningApi = Awaited<ReturnType<typeof startApi>>;
