import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { openDatabase } from '#backend/database/open-database.ts';
import type { Configuration } from '#backend/server/configuration.ts';
import { apiFolder } from '#hosting/host-rules.ts';
import type { RenewedRunner } from './renewed-runner.ts';

/** A backend that restarts on changes of its code or data, while the database stays open. */
export interface DevBackend {
  readonly listener: RequestListener;
  /** Reloads the code that these changed files affect; API calls wait for that, pages do not. */
  readonly renew: (files: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

type BackendCode = typeof import('#backend/server/run-backend.ts');
type HeaderCode = typeof import('#backend/routes/site/header-set.ts');

/** Headers for built files only: the first blocks the modules of Vite, the second would make browsers refuse this address without TLS. */
const forBuiltFiles: readonly string[] = ['content-security-policy', 'strict-transport-security'];

interface DevBackendParts {
  readonly configuration: Configuration;
  readonly site: RequestListener;
  /** Runs the backend's code; what it loads is fresh after a change. */
  readonly runner: RenewedRunner;
  readonly root: string;
}

export const startDevBackend = async (parts: DevBackendParts): Promise<DevBackend> => {
  const { configuration, site, runner, root } = parts;
  const { databaseUrl: url, dataFolder, port } = configuration;
  const opened = await openDatabase({ url, folder: resolve(dataFolder), port });
  const importCode = (): Promise<BackendCode> => runner.import(join(root, 'src/backend/server/run-backend.ts'));
  const start = async ({ createBackend }: BackendCode) => {
    const { planResponseHeaders }: HeaderCode = await runner.import(
      join(root, 'src/backend/routes/site/header-set.ts'),
    );
    const headers = Object.fromEntries(
      Object.entries(planResponseHeaders(configuration.origin)).filter(([name]) => !forBuiltFiles.includes(name)),
    );
    return createBackend({ configuration, site, headers, log: () => undefined }, opened);
  };
  let code = await importCode();
  let backend = await start(code);
  let renewing = Promise.resolve();
  const restart = async (): Promise<void> => {
    const renewed = await importCode();
    if (renewed === code) return;
    await backend.stop();
    backend = await start(renewed);
    code = renewed;
  };
  return {
    listener: (request, response) => {
      if (!request.url?.startsWith(apiFolder)) return backend.listener(request, response);
      const answer = (): void => void backend.listener(request, response);
      renewing.then(answer, answer);
    },
    renew: (files) => {
      runner.forget(files);
      renewing = restart();
      return renewing;
    },
    close: async () => {
      backend.retire();
      await backend.stop();
      await runner.close();
      await opened.close();
    },
  };
};
