import type { Claim } from '#generated/data/tags.ts';

type Tag = `@${Claim}`;

declare module 'vitest' {
  /** The only tags that a test of vitest may carry. */
  interface TestTags {
    readonly claims: Tag;
  }
}

/**
 * The second argument of a test that goes red when one of these clauses or decisions is no longer kept. The tags are
 * the runners' own: vitest reads `tags`, Playwright reads `tag`.
 */
export const covers = (...claims: readonly Claim[]): { readonly tag: Tag[]; readonly tags: Tag[] } => {
  const tags = claims.map((claim) => `@${claim}` as const);
  return { tag: tags, tags };
};
