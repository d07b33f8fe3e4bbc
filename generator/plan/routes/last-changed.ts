import { createHash } from 'node:crypto';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { PlannedPage } from '../site-plan.ts';
import type { PageChange } from './page-change.ts';

const hashLength = 16;

/** The lines of `pages.lock`. */
const readChanges = (text: string | null): ReadonlyMap<string, PageChange> =>
  new Map(
    (text ?? '').split('\n').flatMap((line) => {
      const [path = '', on, hash] = line.split(' ');
      return !path.startsWith('/') || on === undefined || hash === undefined ? [] : [[path, { path, on, hash }]];
    }),
  );

/** The hash of a page's own content, without header, footer and dates. */
const hashOf = ({ head, heading, lead, body }: PlannedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([head.title, head.description, heading, lead, body]))
    .digest('hex')
    .slice(0, hashLength);

/**
 * The day on which each page that search engines list last changed. No clock is read: a page whose hash differs from the former line
 * changed on the day of the edition; every other page keeps its day.
 */
export const planPageChangeDays = (
  previous: string | null,
  pages: readonly PlannedPage[],
  edition: string,
): readonly PageChange[] => {
  const known = readChanges(previous);
  return pages
    .filter(({ head }) => head.indexable)
    .map((page) => {
      const before = known.get(page.path);
      const hash = hashOf(page);
      if (before?.hash === hash) return before;
      return { path: page.path, on: before !== undefined && before.on > edition ? before.on : edition, hash };
    })
    .toSorted((one, other) => compareByCodeUnit(one.path, other.path));
};
