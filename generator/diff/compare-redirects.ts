import type { Change } from './change.ts';
import { type AddressChange, redirectAndGoneAnswers, truncateLineList } from './compare-addresses.ts';
import { type Impact, worstImpact } from './impact.ts';
import type { Revision } from './revision.ts';

/** If more paths than this share a parent, they are listed under the parent. */
const mostAlone = 3;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** Redirects and 410s that differ. Those of a removed page are listed with the page instead. */
export const compareRedirects = (
  before: Revision,
  after: Revision,
  addresses: readonly AddressChange[],
): readonly Change[] => {
  const described = new Set(addresses.map(({ address }) => address.path));
  const pages = new Set(after.addresses.map(({ path }) => path));
  const [old, now] = [redirectAndGoneAnswers(before), redirectAndGoneAnswers(after)];
  const found = (path: string): { readonly path: string; readonly line: string; readonly impact: Impact } => {
    const [left = 'nothing', right] = [old.get(path), now.get(path)];
    if (right !== undefined)
      return { path, line: `${left} → ${right}`, impact: left === 'nothing' ? 'safe' : 'careful' };
    return pages.has(path)
      ? { path, line: `${left}; a page from now on`, impact: 'safe' }
      : { path, line: `${left} → no answer: 404`, impact: 'breaking' };
  };
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => old.get(path) !== now.get(path) && (old.has(path) || !described.has(path)),
  );
  return [...Map.groupBy(paths.map(found), ({ path }) => parentOf(path))].flatMap(([parent, below]): Change[] =>
    below.length <= mostAlone
      ? below.map(({ path, impact, line }) => ({
          kind: 'redirect',
          impact,
          subject: `redirect ${path}`,
          details: [line],
        }))
      : [
          {
            kind: 'redirect',
            impact: worstImpact(below.map(({ impact }) => impact)),
            subject: `redirects below ${parent}`,
            details: truncateLineList(
              below.map(({ path, line }) => `${path}: ${line}`),
              'redirects',
            ),
          },
        ],
  );
};
