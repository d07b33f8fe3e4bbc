import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { hashedAssetHeaders } from './header-set.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built site with its pre-compressed variants. */
export interface StaticFile {
  readonly type: string;
  /** Hash of the uncompressed content; the entity tag of a variant adds the encoding. */
  readonly hash: string;
  readonly cacheControl: string;
  readonly variants: Readonly<Partial<Record<Encoding, { readonly file: string; readonly size: number }>>>;
}

const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;
/** The bundler's folder, and pictures whose name carries a fingerprint. */
const hashedAsset = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
/** Pages, and what follows the dates. */
const alwaysAsked = /\.(?:html|ics|md)$|^\/(?:terminy\.json|llms\.txt)$/;
const day = 86_400;

/** Lists the built site once; only what is listed can be served, so no request path ever reaches the file system. */
export const loadStaticFiles = async (root: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const originals = [...paths].filter((path) => !isCompressed(paths, path));
  return new Map(await Promise.all(originals.map(async (path) => [path, await loadFile(root, path, paths)] as const)));
};

const isCompressed = (paths: ReadonlySet<string>, path: string): boolean =>
  Object.values(compressedSuffixes).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)));

const loadFile = async (root: string, path: string, paths: ReadonlySet<string>): Promise<StaticFile> => {
  const content = await readFile(join(root, path));
  const variants: Partial<Record<Encoding, { file: string; size: number }>> = {
    identity: { file: join(root, path), size: content.byteLength },
  };
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = path + compressedSuffixes[encoding];
    if (!paths.has(compressed)) continue;
    const file = join(root, compressed);
    variants[encoding] = { file, size: (await stat(file)).size };
  }
  return {
    type: contentType(path),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    cacheControl: cacheControl(path),
    variants,
  };
};

const furtherTypes: Readonly<Record<string, string>> = { '.md': 'text/markdown' };

/** The media type with its charset: every textual body names one. */
export const contentType = (path: string): string => {
  const type = getMimeType(path) ?? furtherTypes[extname(path)] ?? 'application/octet-stream';
  const textual = /^text\/|[/+](?:json|xml|javascript)$/.test(type);
  return textual && !type.includes('charset') ? `${type}; charset=utf-8` : type;
};

const cacheControl = (path: string): string => {
  const immutable = hashedAssetHeaders['cache-control'];
  if (immutable !== undefined && hashedAsset.test(path)) return immutable;
  return alwaysAsked.test(path) ? 'no-cache' : `public, max-age=${day}`;
};
