import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readConfiguration } from '#backend/configuration.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { explainFailure } from './explain-failure.ts';

const folders = foldersOf(join(import.meta.dirname, '..'));
const generator = join(folders.root, 'generator/main.ts');

/** CommonJS cannot be run as a module of Vite; a build bundles it. */
const serverPackages = ['react', 'react-dom'];

/** Regenerates on change; the pages read generated output at every request, so a reload is all that a change needs. */
const startGenerator = (reload: () => void): (() => void) => {
  const child = spawn(process.execPath, [generator, '--watch'], { stdio: 'inherit', cwd: folders.root });
  const stopped = new AbortController();
  watch(folders.root, { signal: stopped.signal }, (_, name) => {
    if (name === 'generated') reload();
  });
  return () => {
    stopped.abort();
    child.kill();
  };
};

try {
  const configuration = readConfiguration(process.env);
  const environment = readBuildEnvironment({
    ...process.env,
    SITE_ORIGIN: configuration.origin,
    GATEWAY: '1',
    DEMO_DATES: configuration.demoDates ? '1' : '0',
  });
  spawnSync(process.execPath, [generator], { stdio: 'inherit', cwd: folders.root });
  const [{ runBackend }, { createDevSite }] = await Promise.all([
    import('#backend/run-backend.ts'),
    import('./dev/dev-site.ts'),
  ]);
  const vite = await createServer({
    configFile: join(folders.root, 'src/site/vite.config.ts'),
    server: { middlewareMode: true, fs: { allow: [folders.root] } },
    environments: { ssr: { resolve: { external: serverPackages } } },
  });
  const stopGenerator = startGenerator(() => vite.environments.client.hot.send({ type: 'full-reload' }));
  const server = await runBackend({
    configuration,
    site: createDevSite({ folders, environment, vite }),
    headers: {},
    log: () => undefined,
  });
  console.log(
    `The site is at http://${configuration.host}:${server.port} and follows your changes (stop it with Ctrl+C).`,
  );
  const stop = async (): Promise<void> => {
    stopGenerator();
    await Promise.all([server.close(), vite.close()]);
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  process.exitCode = explainFailure(error);
}
