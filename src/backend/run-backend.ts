import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from './api/create-api.ts';
import type { LogEntry } from './api/request-log.ts';
import { noDates, seedTerms } from './calendar/seed-terms.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import type { Configuration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import type { Gateway } from './gateway/forward.ts';
import { openMails } from './mail/open-mails.ts';
import { execute } from './office/command/execute.ts';
import { officeCommands } from './office/commands.ts';
import { openDoor } from './office/door/open-door.ts';
import { createSandboxProvider } from './payment/sandbox-provider.ts';
import { deleteExpired } from './privacy/delete-expired.ts';
import { deriveSecrets, loadMasterKey } from './privacy/secrets.ts';
import { releasePlaces } from './registration/release-places.ts';
import { runDaily } from './run-daily.ts';
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

/** Opens the database, brings it up to date, and serves the site and the API on one port until it is closed. */
export const runBackend = async ({ configuration, site, headers, log }: BackendParts): Promise<RunningServer> => {
  const folder = resolve(configuration.dataFolder);
  const opened = await openDatabase({ url: configuration.databaseUrl, folder });
  try {
    const catalogue = readCatalogue();
    await seedCatalogue(opened.database, catalogue);
    const mails = openMails(opened.database, configuration, log);
    const keepUp = async (now: number): Promise<void> => {
      await seedTerms(opened.database, configuration.demoDates ? catalogue : { ...catalogue, calendar: noDates }, now);
      await releasePlaces(opened.database, now);
      await deleteExpired(opened.database, now);
      await mails.keepUp(now);
    };
    const stopUpkeep = await runDaily({ work: keepUp, clock: Date.now, log });
    const secrets = deriveSecrets(await loadMasterKey(configuration.encryptionKey, folder));
    const api = createApi({
      database: opened.database,
      capacity: opened.capacity,
      clock: Date.now,
      catalogue,
      secrets,
      payments: createSandboxProvider(secrets.paymentKey),
      demoDates: configuration.demoDates,
      gateway: planGateway(configuration),
      log,
      afterWrite: mails.wake,
      writes: {
        perMinute: configuration.writesPerMinute,
        burst: configuration.writesPerMinute,
        trustProxy: configuration.trustProxy,
      },
    });
    const closeDoor = await openDoor(folder, (invocation) =>
      execute(
        officeCommands,
        { database: opened.database, now: Date.now(), secrets, catalogue, who: invocation.who },
        invocation,
      ),
    );
    const server = await startServer({
      listener: createListener({ api: getRequestListener(api.fetch), site, headers }),
      host: configuration.host,
      port: configuration.port,
      headers,
    });
    return {
      port: server.port,
      close: () => closeAll([stopUpkeep, server.close, closeDoor, mails.stop, opened.close]),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

const closeAll = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) await step();
};

const planGateway = ({ calendarUrl, apiUrl, provider }: Configuration): Gateway => ({
  ...(calendarUrl === undefined ? {} : { calendar: { url: calendarUrl } }),
  ...(apiUrl === undefined ? {} : { content: { url: apiUrl } }),
  ...(provider === undefined ? {} : { provider }),
});
