import { z } from 'zod';

/** The shape of `generated/redirects/redirects.json`. */
export const redirectsSchema = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  gone: z.array(z.object({ path: z.string() })),
  known: z.array(z.string()),
  reserved: z.array(z.string()),
});

export type Redirects = z.infer<typeof redirectsSchema>;

/** What the server knows about paths, ready for exact lookups. */
export interface SiteTable {
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  readonly gone: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly reserved: ReadonlySet<string>;
}

export function buildSiteTable(source: Redirects): SiteTable {
  const reserved = new Set(source.reserved);
  return {
    redirects: new Map(source.redirects.map(({ from, to, status }) => [from, { to, status }])),
    gone: new Set(source.gone.map(({ path }) => path)),
    pages: new Set(source.known.filter((path) => !reserved.has(path))),
    reserved,
  };
}
