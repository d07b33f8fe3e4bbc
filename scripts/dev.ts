import { existsSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { readConfiguration } from '#backend/configuration.ts';
import { checkPort, startServer } from '#backend/server/start-server.ts';
import { httpOrigin } from '#domain/loopback.ts';
import { createKeeper } from '#generator/command/keeper.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { devPlugin } from './dev/dev-plugin.ts';
import { followChanges, generateNow } from './dev/follow.ts';
import { createProblemBoard } from './dev/problem-board.ts';
import { explainFailure } from './start/explain-failure.ts';

const folders = foldersOf(join(import.meta.dirname, '..'));

/** CommonJS cannot be run as a module of Vite; a build bundles it. */
const serverPackages = ['react', 'react-dom'];

/** Code besides the generator's that is run as it stands now. */
const renewedFolders = ['generated', 'src/backend', 'src/forms', 'src/site/build', 'src/site/feeds', 'scripts/dev'];

/** Where the packages lie: in the project, or above it. */
const packages = dirname(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/** Vite looks for no changes itself: what is generated from a change comes before what is reloaded for it. */
const startVite = async (): Promise<ViteDevServer> =>
  createServer({
    configFile: join(folders.root, 'src/site/vite.config.ts'),
    plugins: [devPlugin],
    cacheDir: join(folders.root, '.cache/vite'),
    server: {
      middlewareMode: true,
      fs: { allow: [folders.root, packages] },
      watch: null,
      hmr: { port: await freePort(), overlay: false },
    },
    environments: { ssr: { resolve: { external: serverPackages } } },
  });

try {
  process.umask(0o022);
  const configuration = readConfiguration(process.env);
  await checkPort(configuration.host, configuration.port);
  const environment = readBuildEnvironment({
    ...process.env,
    SITE_ORIGIN: configuration.origin,
    GATEWAY: '1',
    DEMO_DATES: configuration.demoDates ? '1' : '0',
  });
  const keeper = createKeeper(folders.root, renewedFolders);
  let vite: ViteDevServer | undefined;
  const board = createProblemBoard((texts) => vite?.environments.client.hot.send('site:problems', texts));
  await generateNow({ folders, keeper, board });
  if (!existsSync(folders.site)) process.exit(1);
  const [{ startDevBackend }, { createDevSite }] = await Promise.all([
    import('./dev/dev-backend.ts'),
    import('./dev/dev-site.ts'),
  ]);
  const started = await startVite();
  vite = started;
  started.environments.client.hot.on('vite:client:connect', (_, client) => client.send('site:problems', board.texts()));
  const backend = await startDevBackend(configuration, createDevSite({ folders, environment, vite, board }));
  const { host, port } = configuration;
  const server = await startServer({ host, port, headers: {}, listener: backend.listener });
  const stopped = new AbortController();
  followChanges({ folders, keeper, vite, backend, board }, stopped.signal).catch((error: unknown) => {
    process.exit(explainFailure(error));
  });
  console.log(`The site is at ${httpOrigin(host, server.port)} and follows your changes (stop it with Ctrl+C).`);
  const stop = async (): Promise<void> => {
    stopped.abort();
    await Promise.all([server.close(), started.close()]);
    await backend.close();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  process.exit(explainFailure(error));
}
