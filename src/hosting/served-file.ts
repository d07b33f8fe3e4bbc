/** The media type by the ending of a file's name; every textual one names its charset. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export const unknownMediaType = 'application/octet-stream';

export const mediaTypeOfPath = (path: string): string =>
  mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? unknownMediaType;

/** How long a copy of a file may be used: always, only after revalidation, or for a time. */
export type Freshness = 'asset' | 'revalidated' | 'file';

/** Folders in which every name changes with its bytes: the bundler's, and those of pictures with a fingerprint. */
export const assetFolders = ['/assets/', '/galleries/', '/open-graph/', '/pictures/'] as const;

/** Regular expressions for the paths of a freshness, in the syntax of every host; any other path is a plain `file`. */
export const freshnessPatterns = {
  asset: `^(?:${assetFolders.join('|')})`,
  revalidated: '\\.(?:html|ics)$',
} as const satisfies Partial<Record<Freshness, string>>;

const asset = new RegExp(freshnessPatterns.asset);
const revalidated = new RegExp(freshnessPatterns.revalidated);

export const cacheFreshnessOfPath = (path: string): Freshness =>
  asset.test(path) ? 'asset' : revalidated.test(path) ? 'revalidated' : 'file';

/** The folder of a build that contains the rules for hosts; no visitor gets anything of it. */
export const hostFolder = 'host';

const name = '[A-Za-z0-9_-][A-Za-z0-9._-]*';

/**
 * How an address of ours is spelled in a request, byte for byte. Hosts decode and tidy a path before they compare it; with this
 * pattern in front they know no address under two spellings.
 */
export const addressSpelling = `/(?:\\.well-known/)?(?:${name}(?:/${name})*/?)?`;

/** The same for a path with a slash at its end; the first group is the path without the slash, which can lead only to this site. */
export const slashedSpelling = `(/(?:\\.well-known/)?${name}(?:/${name})*)/`;

/** The file of a page below the root of the site, by its path: `/index.html`, `/kontakt.html`. */
export const filePathOfPage = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);
