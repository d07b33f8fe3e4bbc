import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { openDatabase } from '#backend/database/open-database.ts';
import type { Configuration } from '#backend/server/configuration.ts';

/** A backend that restarts on changes of its code or data, while the database stays open. */
export interface DevBackend {
  readonly listener: RequestListener;
  readonly renew: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type BackendCode = typeof import('#backend/server/run-backend.ts');

/** Runs the backend's code; what it loads is fresh after a change. */
export const backendRunner = ({ environments: { backend } }: ViteDevServer): ModuleRunner => {
  if (backend === undefined) throw new Error('Vite has no environment for the backend; see startVite in dev-site.ts.');
  return createServerModuleRunner(backend, { hmr: false });
};

interface DevBackendParts {
  readonly configuration: Configuration;
  readonly site: RequestListener;
  readonly runner: ModuleRunner;
  readonly root: string;
}

export const startDevBackend = async (parts: DevBackendParts): Promise<DevBackend> => {
  const { configuration, site, runner, root } = parts;
  const { databaseUrl: url, dataFolder, port } = configuration;
  const opened = await openDatabase({ url, folder: resolve(dataFolder), port });
  const importCode = (): Promise<BackendCode> => runner.import(join(root, 'src/backend/server/run-backend.ts'));
  const start = ({ createBackend }: BackendCode) =>
    createBackend({ configuration, site, headers: {}, log: () => undefined }, opened);
  let backend = await start(await importCode());
  return {
    listener: (request, response) => backend.listener(request, response),
    renew: async () => {
      runner.clearCache();
      const code = await importCode();
      await backend.stop();
      backend = await start(code);
    },
    close: async () => {
      backend.retire();
      await backend.stop();
      await runner.close();
      await opened.close();
    },
  };
};
