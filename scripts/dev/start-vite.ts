import { createServer as createTcpServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Folders } from '#site/build/folders.ts';

/** CommonJS cannot be run as a module of Vite; a build bundles it. */
const serverPackages = ['react', 'react-dom'];

/** Where the packages lie: in the project, or above it. */
const packages = dirname(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/** Code that has printed the page reloads it, at its place; styles are replaced by Vite. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** Starts Vite behind our own server, with one environment for the code that prints pages and one for the backend. */
export const startVite = async ({ root, generated }: Folders): Promise<ViteDevServer> =>
  createServer({
    configFile: join(root, 'src/site/vite.config.ts'),
    plugins: [reloadPages],
    cacheDir: join(root, '.cache/vite'),
    server: {
      middlewareMode: true,
      fs: { allow: [root, packages] },
      // What the generator writes is reported when it has written everything.
      watch: { ignored: [`${generated}/**`] },
      hmr: { port: await freePort() },
    },
    environments: {
      ssr: { resolve: { external: serverPackages } },
      backend: { resolve: { external: true } },
    },
  });
