import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createPaymentProvider } from '../bookings/payment/create-provider.ts';
import { openErasureJournal } from '../database/backup/erasure-journal.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabaseClock } from '../database/database-clock.ts';
import type { Log } from '../database/log/log.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadDatabaseSecrets } from '../database/secrets/open-secrets.ts';
import type { Gateway } from '../http/forward.ts';
import { executeOfficeCommand } from '../office/command/execute.ts';
import { officeCommands } from '../office/commands.ts';
import { openControlSocket } from '../office/control-socket/open-control-socket.ts';
import type { HeaderSet } from '../routes/site/header-set.ts';
import { readCatalogue } from '../terms/catalogue.ts';
import { findPublishedTerms } from '../terms/find-terms.ts';
import { findStrayTerms, type StrayTerms } from '../terms/stray-terms.ts';
import type { Configuration } from './configuration.ts';
import { createApi } from './create-api.ts';
import { planDailySteps, runDailySteps } from './daily-work.ts';
import { createRequestListener } from './listener.ts';
import { startConfiguredMailWorker } from './mail-worker.ts';
import { createReadinessCheck } from './readiness.ts';
import { startRecurringWork } from './recurring-work.ts';
import { type RunningServer, startHttpServer } from './start-server.ts';

export interface BackendContext {
  readonly configuration: Configuration;
  /** Answers every request that is not for the API. */
  readonly site: RequestListener;
  readonly headers: HeaderSet;
  /** Addresses of the style sheets of that site. */
  readonly style?: readonly string[];
  readonly log: Log;
  /** Milliseconds between two checks whether a new day has begun; an hour by default. */
  readonly dayInterval?: number;
}

/** A running server, with what its operator must know about the data. */
export interface Served extends RunningServer {
  readonly strayTerms: readonly StrayTerms[];
}

/** Opens the database, brings it up to date, and serves the site and the API on one port until it is closed. */
export const runBackend = async (context: BackendContext): Promise<Served> => {
  const { databaseUrl, dataFolder, port } = context.configuration;
  const opened = await openDatabase({ url: databaseUrl, folder: resolve(dataFolder), port });
  try {
    return await serve(context, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** The listener for a port and the recurring work, until both are stopped. */
export interface Backend {
  readonly listener: RequestListener;
  /** Makes `/ready` announce the shutdown. */
  readonly retire: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the backend on an open database. */
export const createBackend = async (context: BackendContext, opened: OpenDatabase): Promise<Backend> => {
  const { configuration, site, headers, log, dayInterval, style = [] } = context;
  const { trustProxy, writesPerMinute, demoDates } = configuration;
  const { database, capacity, changes } = opened;
  const folder = resolve(configuration.dataFolder);
  const catalogue = readCatalogue();
  const time = await openDatabaseClock(opened);
  const clock = time.now;
  const gateway = planGateway(configuration);
  const { calendar } = gateway;
  const mails = startConfiguredMailWorker({ database, catalogue, clock }, configuration, log);
  const steps = planDailySteps({
    database,
    shared: capacity.shared,
    catalogue,
    calendar,
    demoDates,
    notifyMailWorker: mails.notify,
  });
  const daily = await runDailySteps({
    steps,
    clock,
    log,
    ...(dayInterval === undefined ? {} : { interval: dayInterval }),
  });
  const secrets = await loadDatabaseSecrets({ database, given: configuration.encryptionKey, folder });
  const { origin } = configuration;
  const payments = createPaymentProvider(configuration.payments, { origin, style });
  const stopRecurring = startRecurringWork(
    { database, clock, catalogue, secrets, payments },
    { log, compareClock: time.compare },
  );
  let stopping = false;
  const api = createApi({
    database,
    capacity,
    changes,
    clock,
    catalogue,
    secrets,
    payments,
    demoDates,
    style,
    gateway,
    log,
    afterWrite: mails.notify,
    checkReadiness: createReadinessCheck({
      database,
      folder,
      isStopping: () => stopping,
      clock,
      daily: daily.state,
    }),
    writes: { perMinute: writesPerMinute, burst: writesPerMinute, trustProxy },
  });
  const erasures = openErasureJournal(configuration.erasureJournal);
  const closeControlSocket = await openControlSocket(folder, {
    log,
    carryOut: (invocation) =>
      executeOfficeCommand(
        officeCommands,
        { database, now: clock(), secrets, catalogue, calendar, payments, erasures, who: invocation.who },
        invocation,
      ).finally(mails.notify),
    publishedTerms: () => findPublishedTerms(database, clock()),
  });
  const logPages = configuration.logPages ? log : undefined;
  return {
    listener: createRequestListener({ api: getRequestListener(api.fetch), site, headers, trustProxy, logPages }),
    retire: () => {
      stopping = true;
    },
    stop: () => closeAll([daily.stop, stopRecurring, closeControlSocket, mails.stop]),
  };
};

const serve = async (context: BackendContext, opened: OpenDatabase): Promise<Served> => {
  const { configuration, headers } = context;
  const backend = await createBackend(context, opened);
  const server = await startHttpServer({
    listener: backend.listener,
    host: configuration.host,
    port: configuration.port,
    headers,
  });
  const retire = (): void => {
    backend.retire();
    server.retire();
  };
  const strayTerms = await findStrayTerms(opened.database, readCatalogue(), Date.now());
  return {
    port: server.port,
    strayTerms,
    retire,
    close: () => closeAll([retire, server.close, backend.stop, opened.close]),
  };
};

const closeAll = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) await step();
};

/** The hosts of the owner behind the API. */
const planGateway = ({ calendarUrl, apiUrl, provider }: Configuration): Gateway => ({
  ...(calendarUrl === undefined ? {} : { calendar: { url: calendarUrl } }),
  ...(apiUrl === undefined ? {} : { content: { url: apiUrl } }),
  ...(provider === undefined ? {} : { provider }),
});
