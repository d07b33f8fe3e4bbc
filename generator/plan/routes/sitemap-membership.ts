import type { PageKind } from '#contract/page.ts';
import type { Decide } from '../../rules/meaning/decide.ts';

/** Whether a page is pre-rendered, and the sitemap that lists it; search engines may index only listed pages. */
export interface Membership {
  readonly prerender: boolean;
  readonly sitemap: 'main' | 'blog' | null;
}

const unlisted: Membership = { prerender: true, sitemap: null };

const meanings: Readonly<Record<string, Membership>> = {
  indexedMain: { prerender: true, sitemap: 'main' },
  indexedBlog: { prerender: true, sitemap: 'blog' },
  unlisted,
  reserved: { prerender: false, sitemap: null },
};

/**
 * Where the pages of a route belong. A kind of page for which the rule has no row is reported by the check of routes, and counts as
 * unlisted.
 */
export const sitemapMembership = (
  route: { readonly kind: PageKind; readonly placeholder?: boolean | undefined },
  decide: Decide,
): Membership =>
  meanings[String(decide('route-membership', { kind: route.kind, placeholder: route.placeholder === true }))] ??
  unlisted;
