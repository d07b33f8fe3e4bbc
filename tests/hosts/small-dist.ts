import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteTable } from '#backend/routes/site/site-table.ts';

const files = [
  ...['/404', '/en/404', ...siteTable.reserved].map((path) => `${path}.html`),
  ...['/assets/site-BxYz12Qw.css', '/assets/app.5d41402abc4b2a76.json', '/pictures/x/logo.cf1899cf.svg', '/robots.txt'],
  ...['/kalendarz/kpp.ics', '/sitemap.xml', '/site.webmanifest', '/icon-192.png'],
  ...['/.well-known/security.txt', '/host/nginx.conf', '/host/_headers'],
];

/** Every page, with a few words, and a file of each kind. */
export const writeSmallDist = (folder: string): void => {
  const listed: readonly { readonly path: string }[] = JSON.parse(readFileSync('generated/routes/pages.json', 'utf8'));
  const pages = listed.map(({ path }) => path);
  for (const file of [...pages.map((path) => (path === '/' ? '/index.html' : `${path}.html`)), ...files]) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file);
    if (file.endsWith('.html')) writeFileSync(`${target}.gz`, gzipSync(file));
  }
};
