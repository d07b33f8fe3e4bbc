/** The shape of `generated/redirects/redirects.json`. */
export interface Redirects {
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  readonly gone: readonly { readonly path: string }[];
  readonly known: readonly string[];
  readonly reserved: readonly string[];
}

/** What the server knows about paths, ready for exact lookups. */
export interface SiteTable {
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  readonly gone: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly reserved: ReadonlySet<string>;
}

export const buildSiteTable = (source: Redirects): SiteTable => {
  const reserved = new Set(source.reserved);
  return {
    redirects: new Map(source.redirects.map(({ from, to, status }) => [from, { to, status }])),
    gone: new Set(source.gone.map(({ path }) => path)),
    pages: new Set(source.known.filter((path) => !reserved.has(path))),
    reserved,
  };
};
