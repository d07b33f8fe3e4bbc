import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { planResponseHeaders } from '#backend/routes/site/header-set.ts';
import { buildRoutingTable, type GeneratedPaths } from '#backend/routes/site/site-table.ts';
import { loadStaticFiles } from '#backend/routes/site/static-files.ts';
import { createRequestListener } from '#backend/server/listener.ts';
import { createSiteListener } from '#backend/server/site-listener.ts';
import { startHttpServer } from '#backend/server/start-server.ts';

const bls = '/kurs-pierwszej-pomocy-bls-aed';

export const paths: GeneratedPaths = {
  redirects: {
    redirects: [
      { from: `${bls}/wroclaw`, to: `${bls}?localization=wroclaw`, status: 301 },
      { from: '/recertyfikacja-kpp/blog', to: '/blog', status: 301 },
    ],
    unknownSlash: 'moved',
    queryMoves: [{ from: '/rezerwacja', query: ['reference', 'confirm'], to: '/api/{reference}/c?token={confirm}' }],
    gone: [{ path: '/stara-oferta' }],
  },
  pages: [
    ...['/', '/en', '/kontakt', '/blog', bls, '/en/contact'].map((path) => ({ path, kind: 'text' })),
    ...['/404', '/en/404'].map((path) => ({ path, kind: 'not-found' })),
  ],
  reserved: [{ path: '/rezerwacja' }, { path: '/en/booking' }],
};

const html = (title: string): string =>
  `<!doctype html><head><title>${title}</title></head>${'<p>treść</p>'.repeat(40)}`;

const files: Readonly<Record<string, string>> = {
  '/index.html': html('Start'),
  '/en.html': html('Home'),
  '/kontakt.html': html('Kontakt'),
  '/blog.html': html('Blog'),
  [`${bls}.html`]: html('BLS'),
  '/en/contact.html': html('Contact'),
  '/404.html': html('Nie znaleziono'),
  '/en/404.html': html('Not found'),
  '/rezerwacja.html': html('Aplikacja'),
  '/en/booking.html': html('Application'),
  '/assets/site-BxYz12Qw.css': 'body{color:black}'.repeat(20),
  '/robots.txt': 'User-agent: *\n',
};

/** A built site in a temporary folder, served on a free loopback port. */
export const startSite = async (): Promise<{
  root: string;
  origin: string;
  port: number;
  close: () => Promise<void>;
}> => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    if (path === '/robots.txt') continue;
    await writeFile(join(root, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(root, `${path}.gz`), gzipSync(text));
  }
  const headers = planResponseHeaders('http://127.0.0.1');
  const site = createSiteListener({ table: buildRoutingTable(paths), files: await loadStaticFiles(root) });
  const api = createSiteListener({ table: buildRoutingTable(paths), files: new Map() });
  const server = await startHttpServer({
    listener: createRequestListener({ api, site, headers }),
    host: '127.0.0.1',
    port: 0,
    headers,
    requestTimeout: 1_500,
  });
  const close = async (): Promise<void> => {
    await server.close();
    await rm(root, { recursive: true });
  };
  return { root, origin: `http://127.0.0.1:${server.port}`, port: server.port, close };
};
