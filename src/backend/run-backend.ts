import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { warsawDate } from '#generated/runtime/warsaw-date.ts';
import { createApi } from './api/create-api.ts';
import { faultCode } from './api/fault-code.ts';
import type { LogEntry } from './api/request-log.ts';
import { seedTerms } from './calendar/seed-terms.ts';
import type { Catalogue } from './catalogue.ts';
import type { Configuration } from './configuration.ts';
import { type Database, type OpenDatabase, openDatabase } from './database/open-database.ts';
import { seedCatalogue } from './database/seed-catalogue.ts';
import type { Gateway } from './gateway/forward.ts';
import { createSandboxProvider } from './payment/sandbox-provider.ts';
import { deleteExpired } from './privacy/delete-expired.ts';
import { deriveSecrets, loadMasterKey } from './privacy/secrets.ts';
import { readCatalogue } from './read-catalogue.ts';
import { createListener } from './server/listener.ts';
import { type RunningServer, startServer } from './server/start-server.ts';
import type { HeaderSet } from './site/header-set.ts';

export interface BackendParts {
  readonly configuration: Configuration;
  /** Answers everything that is not the API's. */
  readonly site: RequestListener;
  readonly headers: HeaderSet;
  readonly log: (entry: LogEntry) => void;
}

const hour = 3_600_000;

/** Opens the database, brings it up to date, and serves the site and the API on one port until it is closed. */
export async function runBackend({ configuration, site, headers, log }: BackendParts): Promise<RunningServer> {
  const folder = resolve(configuration.dataFolder);
  const opened = await openDatabase({ url: configuration.databaseUrl, folder });
  try {
    const catalogue = readCatalogue();
    await seedCatalogue(opened.database, catalogue);
    const stopUpkeep = await startUpkeep({ database: opened.database, catalogue, log });
    const secrets = deriveSecrets(await loadMasterKey(configuration.encryptionKey, folder));
    const api = createApi({
      database: opened.database,
      clock: Date.now,
      catalogue,
      secrets,
      payments: createSandboxProvider(secrets.paymentKey),
      gateway: planGateway(configuration),
      log,
      writes: {
        perMinute: configuration.writesPerMinute,
        burst: configuration.writesPerMinute,
        trustProxy: configuration.trustProxy,
      },
    });
    const server = await startServer({
      listener: createListener({ api: getRequestListener(api.fetch), site, headers }),
      host: configuration.host,
      port: configuration.port,
      headers,
    });
    return { port: server.port, close: () => closeAll(server, opened, stopUpkeep) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function closeAll(server: RunningServer, opened: OpenDatabase, stopUpkeep: () => void): Promise<void> {
  stopUpkeep();
  await server.close();
  await opened.close();
}

/** Now and with every new day in Warsaw: the dates of the demo calendar, and what may be kept no longer. */
async function startUpkeep({
  database,
  catalogue,
  log,
}: {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly log: BackendParts['log'];
}): Promise<() => void> {
  const keepUp = async (now: number): Promise<void> => {
    await seedTerms(database, catalogue, now);
    await deleteExpired(database, now);
  };
  let done = warsawDate(Date.now());
  await keepUp(Date.now());
  const timer = setInterval(() => {
    const today = warsawDate(Date.now());
    if (today === done) return;
    keepUp(Date.now()).then(
      () => {
        done = today;
      },
      (error: unknown) => log({ method: '-', route: 'upkeep', status: 500, milliseconds: 0, fault: faultCode(error) }),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

function planGateway({ calendarUrl, apiUrl, provider }: Configuration): Gateway {
  return {
    ...(calendarUrl === undefined ? {} : { calendar: { url: calendarUrl } }),
    ...(apiUrl === undefined ? {} : { content: { url: apiUrl } }),
    ...(provider === undefined ? {} : { provider }),
  };
}
