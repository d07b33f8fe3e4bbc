import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheFreshnessOfPath, hostFolder, mediaTypeOfPath } from '#hosting/served-file.ts';
import { fileHeaders, type HeaderSet } from './header-set.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built site with its pre-compressed variants. */
export interface StaticFile {
  readonly type: string;
  /** Hash of the uncompressed content; the entity tag of a variant adds the encoding. */
  readonly hash: string;
  /** Headers that say how long a copy may be cached. */
  readonly headers: HeaderSet;
  readonly variants: Readonly<Partial<Record<Encoding, { readonly file: string; readonly size: number }>>>;
}

const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Lists the files of the built site once; only listed files are served, so no request path ever reaches the file system. The files with
 * rules for hosts are not listed.
 */
export const loadStaticFiles = async (root: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const originals = [...paths].filter((path) => !path.startsWith(`/${hostFolder}/`) && !isCompressed(paths, path));
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
    type: mediaTypeOfPath(path),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    headers: fileHeaders[cacheFreshnessOfPath(path)],
    variants,
  };
};

/** Addresses of the style sheets that a page of the built site names; none if the site is not built. */
export const findStyleSheets = async (dist: string): Promise<readonly string[]> => {
  const page = await readFile(join(dist, '404.html'), 'utf8').catch(() => '');
  return [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
};
