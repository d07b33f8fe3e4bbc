import type { Locale } from '#domain/locale.ts';
import type { Freshness } from './served-file.ts';

/** The backend answers everything below this folder, also behind a host, and the paths of `apiPaths` on its own port. */
export const apiFolder = '/api/';
export const apiPaths = ['/health', '/ready'] as const;

/** A permanent redirect within the site. */
export interface Move {
  readonly from: string;
  /** A path, with a query if the redirect needs one. */
  readonly to: string;
}

/** The target of a path with all these parameters: a path of the server, with their values in braces. */
export interface QueryMove {
  readonly from: string;
  readonly query: readonly string[];
  readonly to: string;
}

export type Headers = Readonly<Record<string, string>>;

/** What a host must do with paths and headers, the same for every kind of host. */
export interface HostRules {
  readonly origin: string;
  /** Permanent moves; the query of the request is kept, after that of `to` where it has one. */
  readonly redirects: readonly Move[];
  /** The same for each known path with a slash at its end. */
  readonly slashes: readonly Move[];
  /** What any other path with a slash at its end gets: the same, or 404 at once. */
  readonly unknownSlash: 'moved' | 'missing';
  /** Moves by parameters, for now (302), before every other row. */
  readonly queryMoves: readonly QueryMove[];
  readonly gone: readonly string[];
  /** Paths at which the application starts; each has a document of its own, and headers in addition to those of pages. */
  readonly appShells: readonly string[];
  /** Pages with status 404. */
  readonly missing: Readonly<Record<Locale, string>>;
  /** Files of pages that have no address of their own. */
  readonly hidden: readonly string[];
  readonly headers: Readonly<Record<'every' | 'reserved' | 'missing' | Freshness, Headers>>;
}
