/** What it is written from. */
export const source = ['2.28', '2.29', '2.30', '2.31'];

/** Reserved routes and pages for auditors are in no sitemap; blog entries have their own. */
export const oracle = ({ kind }: { kind: string }): string => {
  if (kind === 'reserved') return 'reserved';
  if (kind === 'audit' || kind === 'not-found') return 'unlisted';
  return kind === 'article' ? 'indexedBlog' : 'indexedMain';
};
