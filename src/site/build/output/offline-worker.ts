import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineWorkerPath } from '#contract/offline-worker.ts';
import type { Locale } from '#domain/locale.ts';
import type { WriteFile } from '../files/output.ts';
import { fileNameOfPage, type Rendering } from '../render.ts';

/** The files that a page needs to be shown: styles, fonts, scripts and drawings. */
const neededFiles = /(?:href|src)="(\/(?:assets|pictures)\/[^"]+\.(?:css|woff2|js|svg))"/g;

/** Modules that the loader asks for on these pages. */
const loadedLater = 'assets/{close-menu,enhance-metronome,enhance-offline}-*.js';

/** Milliseconds after which a kept page answers instead of a network that hangs. */
const patience = 3000;

/**
 * The program of a service worker. A page is loaded from the network; the kept one answers instead of a network that is away, hangs or
 * answers with a fault. A file whose name changes with its bytes is loaded from the cache. Other requests are not intercepted.
 */
export const workerText = (
  name: string,
  version: string,
  paths: readonly string[],
): string => `const prefix = '${name}-';
const name = prefix + '${version}';
const paths = new Set(${JSON.stringify(paths)});
addEventListener('install', (event) =>
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([...paths])).then(() => skipWaiting())));
addEventListener('activate', (event) =>
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((one) => one.startsWith(prefix) && one !== name).map((one) => caches.delete(one))))
    .then(() => clients.claim())));
const inTime = (answer) => Promise.race([answer, new Promise((_, fail) => setTimeout(fail, ${patience}))])
  .then((one) => one.status < 500 ? one : Promise.reject());
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !paths.has(pathname)) return;
  const kept = () => caches.match(pathname, { cacheName: name });
  if (request.mode !== 'navigate') return event.respondWith(kept().then((answer) => answer ?? fetch(request)));
  const stop = new AbortController();
  const network = fetch(request, { signal: stop.signal });
  event.respondWith(inTime(network).catch(() => kept().then((answer) => {
    if (!answer) return network;
    stop.abort();
    return answer;
  })));
});
`;

/** Writes the worker of each language, with the pages of help and what they need, under a version made of their bytes. */
export const writeOfflineWorkers = ({ sources }: Rendering, stage: string, write: WriteFile): void => {
  const readPage = (path: string): string => readFileSync(join(stage, fileNameOfPage(path)), 'utf8');
  for (const locale of ['pl', 'en'] as const satisfies readonly Locale[]) {
    const { href } = sources.layouts[locale].help;
    const pages = sources.pages.map(({ path }) => path).filter((path) => path === href || path.startsWith(`${href}/`));
    const texts = pages.map(readPage);
    const files = texts.flatMap((text) => [...text.matchAll(neededFiles)].map(([, path = '']) => path));
    const modules = globSync(loadedLater, { cwd: stage }).map((file) => `/${file}`);
    const version = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 8);
    write(
      offlineWorkerPath(locale).slice(1),
      workerText(`help-${locale}`, version, [...new Set([...pages, ...files, ...modules])]),
    );
  }
};
