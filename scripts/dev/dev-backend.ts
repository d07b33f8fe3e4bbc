import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Configuration } from '#backend/configuration.ts';
import type { OpenDatabase } from '#backend/database/open-database.ts';
import type { Backend } from '#backend/run/run-backend.ts';

/** A backend that is built anew when its code or what was generated for it changes; the database stays open. */
export interface DevBackend {
  readonly listener: RequestListener;
  /** True when there was something to renew. */
  readonly renew: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

type Modules = readonly [
  typeof import('#backend/run/run-backend.ts'),
  typeof import('#backend/database/open-database.ts'),
];

/** Each import gives the modules as they are now. */
const importModules = (): Promise<Modules> =>
  Promise.all([import('#backend/run/run-backend.ts'), import('#backend/database/open-database.ts')]);

interface Running {
  readonly modules: Modules;
  readonly opened: OpenDatabase;
  readonly backend: Backend;
}

export const startDevBackend = async (configuration: Configuration, site: RequestListener): Promise<DevBackend> => {
  const target = {
    url: configuration.databaseUrl,
    folder: resolve(configuration.dataFolder),
    port: configuration.port,
  };
  const start = async (modules: Modules, open?: OpenDatabase): Promise<Running> => {
    const [{ createBackend }, { openDatabase }] = modules;
    const opened = open ?? (await openDatabase(target));
    const backend = await createBackend({ configuration, site, headers: {}, log: () => undefined }, opened);
    return { modules, opened, backend };
  };
  let running = await start(await importModules());
  /** False after a renewal that failed: the last backend answers, but works no more. */
  let alive = true;
  const renew = async (): Promise<boolean> => {
    const modules = await importModules();
    if (modules[0] === running.modules[0]) return false;
    if (alive) await running.backend.stop();
    alive = false;
    const isSameDatabase = modules[1] === running.modules[1];
    if (!isSameDatabase) await running.opened.close();
    running = await start(modules, isSameDatabase ? running.opened : undefined);
    alive = true;
    return true;
  };
  return {
    listener: (request, response) => running.backend.listener(request, response),
    renew,
    close: async () => {
      running.backend.retire();
      if (alive) await running.backend.stop();
      await running.opened.close();
    },
  };
};
