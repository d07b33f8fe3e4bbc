import { tmpdir } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '#backend/api/create-api.ts';
import { seedTerms } from '#backend/calendar/seed-database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { createSandboxProvider } from '#backend/payment/create-provider.ts';
import { deriveSecrets } from '#backend/privacy/secrets.ts';
import { createReadiness } from '#backend/server/readiness.ts';
import { startServer } from '#backend/server/start-server.ts';
import { stopOnSignals } from '../../../scripts/start/stop-on-signals.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { databaseTarget } from './database-target.ts';

/** A program that serves the API over the data folder or the URL of its first argument and prints its port; a test kills it. */
const clock = (): number => Date.UTC(2026, 10, 21, 11);
const { database, capacity, changes, close } = await openDatabase(databaseTarget(process.argv[2] ?? ''));
await seedTerms(database, catalogue, clock());
const secrets = deriveSecrets([new Uint8Array(32).fill(7)]);
const api = createApi({
  database,
  capacity,
  changes,
  clock,
  catalogue,
  secrets,
  payments: createSandboxProvider(),
  demoDates: true,
  style: [],
  gateway: {},
  checkReadiness: createReadiness({
    database,
    folder: tmpdir(),
    isStopping: () => false,
    clock: Date.now,
    daily: () => ({ lastDone: '2026-11-21', late: false }),
  }),
  log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
  writes: { perMinute: 60_000, burst: 60_000, trustProxy: false },
});
const server = await startServer({
  listener: getRequestListener(api.fetch),
  host: '127.0.0.1',
  port: 0,
  headers: {},
});
const closeAll = async (): Promise<void> => {
  await server.close();
  await close();
};
stopOnSignals({ retire: server.retire, close: closeAll }, 1);
process.stdout.write(`${server.port}\n`);
