/** What it is written from. */
export const source = ['2.28', '2.29', '2.30', '2.31'];

/** Reserved routes and the page for what does not exist are in no sitemap; blog entries have their own; an empty page is in none. */
export const oracle = ({ kind, placeholder }: { kind: string; placeholder: boolean }): string => {
  if (kind === 'reserved') return 'reserved';
  if (kind === 'not-found') return 'unlisted';
  if (kind === 'article') return 'indexedBlog';
  return placeholder ? 'unlisted' : 'indexedMain';
};
