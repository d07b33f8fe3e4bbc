import type { Locale } from '#domain/locale.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { filePathOfPage, slashedSpelling } from '#hosting/served-file.ts';
import type { SiteTable } from './site-table.ts';

export type SiteResponse =
  /** A `shell` is the page in which the client-side application starts. */
  | { readonly kind: 'page' | 'shell' | 'asset'; readonly file: string }
  | { readonly kind: 'gone' | 'missing'; readonly locale: Locale }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number };

/** The paths of the built files; those of pages that this environment does not build are missing. */
export type Files = Pick<ReadonlySet<string>, 'has'>;

interface Target {
  readonly path: string;
  /** The query with its question mark, byte for byte; empty if there is none. */
  readonly query: string;
}

/** Splits a raw request target at the first question mark; the authority of an absolute target is dropped. */
export const splitRequestTarget = (raw: string): Target => {
  const target = raw.replace(/^https?:\/\/[^/?]*/i, '');
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at) };
};

const localeOf = (path: string): Locale => (path === '/en' || path.startsWith('/en/') ? 'en' : 'pl');

const notFoundPaths: ReadonlySet<string> = new Set(['/404', '/en/404']);

/**
 * Decides the answer to a request target. Every path is compared whole and undecoded. A redirect leads to a path from the table, or to a
 * path that is spelled like our own; any other path is answered with 404, so no redirect leads off the site.
 */
export const routeSiteRequest = (table: SiteTable, files: Files, raw: string): SiteResponse => {
  const { path, query } = splitRequestTarget(raw);
  const locale = localeOf(path);
  if (notFoundPaths.has(path)) return { kind: 'missing', locale };
  const known = planKnown(table, files, { path, query });
  if (known) return known;
  if (path !== '/' && path.endsWith('/')) return planTrailingSlash(table, files, { path, query });
  if (!path.endsWith('.html') && files.has(path)) return { kind: 'asset', file: path };
  return { kind: 'missing', locale };
};

/** The redirect from a former form of an address, by its parameters. */
const planQueryMove = ({ queryMoves }: SiteTable, { path, query }: Target): SiteResponse | undefined => {
  const given = new URLSearchParams(query);
  const move = queryMoves.find(({ from, query: names }) => from === path && names.every((name) => given.get(name)));
  if (move === undefined) return undefined;
  const location = fillPlaceholders(move.to, (name) => encodeURIComponent(given.get(name) ?? ''));
  return { kind: 'redirect', location, status: 302 };
};

const planKnown = (table: SiteTable, files: Files, { path, query }: Target): SiteResponse | undefined => {
  const moved = planQueryMove(table, { path, query });
  if (moved) return moved;
  const redirect = table.redirects.get(path);
  if (redirect) {
    return { kind: 'redirect', location: withQuery(redirect.to, query), status: redirect.status };
  }
  if (table.gone.has(path)) return { kind: 'gone', locale: localeOf(path) };
  const file = filePathOfPage(path);
  if (table.reserved.has(path)) return { kind: 'shell', file };
  if (table.pages.has(path) && files.has(file)) return { kind: 'page', file };
  return undefined;
};

const slashed = new RegExp(`^${slashedSpelling}$`);

const planTrailingSlash = (table: SiteTable, files: Files, { path, query }: Target): SiteResponse => {
  const shorter = slashed.exec(path)?.[1];
  if (shorter === undefined) return { kind: 'missing', locale: localeOf(path) };
  const known = planKnown(table, files, { path: shorter, query });
  if (known?.kind === 'redirect' || known?.kind === 'gone') return known;
  if (known || table.unknownSlashMoves) return { kind: 'redirect', location: shorter + query, status: 301 };
  return { kind: 'missing', locale: localeOf(path) };
};

const withQuery = (to: string, query: string): string =>
  query !== '' && to.includes('?') ? `${to}&${query.slice(1)}` : to + query;
