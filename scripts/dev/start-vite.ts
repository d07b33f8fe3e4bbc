import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Folders } from '#site/build/folders.ts';
import { freePort } from '../start/free-port.ts';

/** CommonJS packages, which the module runner of Vite cannot load. */
const serverPackages = ['react', 'react-dom'];

/** Folder of the packages, in the project or above it. */
const packages = dirname(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))));

/** Reloads the page when code that printed it changes; Vite itself replaces styles. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** Starts Vite as middleware, with one environment for the code of pages and one for the backend. */
export const startVite = async ({ root, generated }: Folders): Promise<ViteDevServer> =>
  createServer({
    configFile: join(root, 'src/site/vite.config.ts'),
    plugins: [reloadPages],
    cacheDir: join(root, '.cache/vite'),
    server: {
      middlewareMode: true,
      fs: { allow: [root, packages] },
      // Generated files are reported after the generator has written all of them.
      watch: { ignored: [`${generated}/**`] },
      hmr: { port: await freePort() },
    },
    environments: {
      ssr: { resolve: { external: serverPackages } },
      backend: { resolve: { external: true } },
    },
  });
