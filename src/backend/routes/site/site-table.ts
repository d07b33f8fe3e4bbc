import redirects from '#generated/redirects/redirects.json' with { type: 'json' };
import pages from '#generated/routes/pages.json' with { type: 'json' };
import reserved from '#generated/routes/reserved.json' with { type: 'json' };
import type { QueryMove } from '#hosting/host-rules.ts';

/** What the generator writes about paths: `redirects/redirects.json`, `routes/pages.json` and `routes/reserved.json`. */
export interface GeneratedPaths {
  readonly redirects: {
    readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
    readonly unknownSlash: string;
    readonly queryMoves: readonly QueryMove[];
    readonly gone: readonly { readonly path: string }[];
  };
  readonly pages: readonly { readonly path: string; readonly kind: string }[];
  readonly reserved: readonly { readonly path: string }[];
}

/** What the server knows about paths, ready for exact lookups. */
export interface SiteTable {
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  /** Whether an unknown path with a trailing slash redirects to the same path without it. */
  readonly unknownSlashMoves: boolean;
  readonly queryMoves: readonly QueryMove[];
  readonly gone: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly reserved: ReadonlySet<string>;
}

const pathsOf = (list: readonly { readonly path: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ path }) => path));

/** Builds the routing table from the generated paths. The page for status 404 has no path of its own. */
export const buildRoutingTable = ({ redirects, pages, reserved }: GeneratedPaths): SiteTable => ({
  redirects: new Map(redirects.redirects.map(({ from, to, status }) => [from, { to, status }])),
  unknownSlashMoves: redirects.unknownSlash === 'moved',
  queryMoves: redirects.queryMoves,
  gone: pathsOf(redirects.gone),
  pages: pathsOf(pages.filter(({ kind }) => kind !== 'not-found')),
  reserved: pathsOf(reserved),
});

/** The table of this site. */
export const siteTable = buildRoutingTable({ redirects, pages, reserved });
