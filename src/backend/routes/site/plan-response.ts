import { type HeaderSet, missingPageHeaders, reservedPageHeaders } from './header-set.ts';
import { routeSiteRequest, type SiteResponse } from './route-request.ts';
import type { SiteTable } from './site-table.ts';
import type { Encoding, StaticFile } from './static-files.ts';

const preference = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** The best stored variant that the Accept-Encoding header admits; uncompressed when it admits none of ours. */
export const negotiateEncoding = (
  file: { readonly variants: Readonly<Partial<Record<Encoding, unknown>>> },
  acceptEncoding: string | undefined,
): Encoding => {
  const qualities = parseQualities(acceptEncoding ?? '');
  const admitted = preference.filter(
    (encoding) => encoding !== 'identity' && file.variants[encoding] && quality(qualities, encoding) > 0,
  );
  return admitted.toSorted((a, b) => quality(qualities, b) - quality(qualities, a))[0] ?? 'identity';
};

const quality = (qualities: ReadonlyMap<string, number>, encoding: string): number =>
  qualities.get(encoding) ?? qualities.get('*') ?? 0;

const parseQualities = (header: string): ReadonlyMap<string, number> => {
  const context = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, q === undefined ? 1 : Number(q) || 0] as const;
  });
  return new Map(context.filter(([name]) => name !== ''));
};

export interface Site {
  readonly table: SiteTable;
  readonly files: ReadonlyMap<string, StaticFile>;
}

export interface SiteRequest {
  readonly method: string;
  /** The raw request target. */
  readonly url: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PlannedResponse {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: { readonly text: string } | { readonly file: string } | null;
}

const allow = 'GET, HEAD, OPTIONS';

/** The whole answer of the site to a request, before anything is sent. For a HEAD request the caller leaves out the body. */
export const planSiteResponse = (site: Site, request: SiteRequest): PlannedResponse => {
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow }, body: null };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return planText(405, 'Only GET and HEAD are answered here.', { allow });
  }
  const answer = routeSiteRequest(site.table, site.files, request.url);
  if (answer.kind === 'redirect') return planText(answer.status, 'See the location.', { location: answer.location });
  return planFile(site, request, chooseFile(site, answer));
};

interface ChosenFile {
  readonly file: string;
  readonly status: number;
  readonly headers: HeaderSet;
}

const chooseFile = ({ files }: Site, answer: Exclude<SiteResponse, { kind: 'redirect' }>): ChosenFile => {
  if ('file' in answer) {
    return { file: answer.file, status: 200, headers: answer.kind === 'shell' ? reservedPageHeaders : {} };
  }
  const { locale } = answer;
  const inLanguage = (name: string): string => (locale === 'en' && files.has(`/en${name}`) ? `/en${name}` : name);
  const status = answer.kind === 'gone' ? 410 : 404;
  return { file: inLanguage('/404.html'), status, headers: missingPageHeaders };
};

const planFile = (site: Site, request: SiteRequest, { file, status, headers }: ChosenFile): PlannedResponse => {
  const found = site.files.get(file);
  const encoding = found ? negotiateEncoding(found, request.acceptEncoding) : 'identity';
  const variant = found?.variants[encoding];
  if (!found || !variant) return planText(status === 200 ? 404 : status, `The page ${file} was not built.`, headers);
  const etag = encoding === 'identity' ? `"${found.hash}"` : `"${found.hash}-${encoding}"`;
  const compressible = found.variants.br ?? found.variants.gzip;
  const shared = {
    ...headers,
    ...found.headers,
    etag,
    ...(compressible ? { vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && matchesTag(request.ifNoneMatch, etag)) return { status: 304, headers: shared, body: null };
  return {
    status,
    headers: {
      ...shared,
      'content-type': found.type,
      'content-length': String(variant.size),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: { file: variant.file },
  };
};

const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === tag || part === '*');

const planText = (status: number, sentence: string, headers: HeaderSet): PlannedResponse => ({
  status,
  headers: {
    'cache-control': 'no-cache',
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(sentence) + 1),
  },
  body: { text: `${sentence}\n` },
});
