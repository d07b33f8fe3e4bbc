import type { Answer, Detail } from '#domain/audit/changes/change-data.ts';
import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import type { Change } from './change.ts';
import { type AddressChange, firstOf } from './compare-addresses.ts';
import { goneOf } from './gone.ts';
import type { Revision } from './revision.ts';

const answersOf = (side: Revision): ReadonlyMap<string, Answer> =>
  new Map([
    ...side.redirects.map(({ from, to }): [string, Answer] => [from, { kind: 'moved', to }]),
    ...[...goneOf(side)].map(([path, reason]): [string, Answer] => [path, { kind: 'gone', reason }]),
  ]);

interface Answers {
  readonly before: Answer;
  readonly after: Answer;
  readonly impact: Impact;
}

const differenceOf = (old: Answer | undefined, now: Answer | undefined, isPage: boolean): Answers => {
  const before = old ?? { kind: 'nothing' };
  if (now === undefined)
    return isPage
      ? { before, after: { kind: 'page' }, impact: 'safe' }
      : { before, after: { kind: 'missing' }, impact: 'breaking' };
  if (old === undefined) return { before, after: now, impact: 'safe' };
  return { before, after: now, impact: now.kind === 'gone' ? 'breaking' : 'careful' };
};

/** Many changed paths with a common parent are listed under that parent. */
const mostAlone = 3;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** Redirects and 410s that differ. Those of a removed page are listed with that page. */
export const compareRedirects = (
  before: Revision,
  after: Revision,
  addresses: readonly AddressChange[],
): readonly Change[] => {
  const described = new Set(addresses.map(({ address }) => address.path));
  const pages = new Set(after.addresses.map(({ path }) => path));
  const [old, now] = [answersOf(before), answersOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) =>
      JSON.stringify(old.get(path)) !== JSON.stringify(now.get(path)) && (old.has(path) || !described.has(path)),
  );
  return [...Map.groupBy(paths, parentOf)].flatMap(([parent, below]): readonly Change[] => {
    const found = below.map((path) => ({ path, ...differenceOf(old.get(path), now.get(path), pages.has(path)) }));
    if (found.length <= mostAlone)
      return found.map(({ path, impact, before: left, after: right }) => ({
        kind: 'redirect',
        impact,
        subject: { key: 'redirect', path },
        details: [{ key: 'answers', path: null, before: left, after: right }],
      }));
    const details = found.map(
      ({ path, before: left, after: right }): Detail => ({ key: 'answers', path, before: left, after: right }),
    );
    const impact = worstImpact(found.map((one) => one.impact));
    return [
      {
        kind: 'redirect',
        impact,
        subject: { key: 'redirects', below: parent },
        details: firstOf(details, 'redirects'),
      },
    ];
  });
};
