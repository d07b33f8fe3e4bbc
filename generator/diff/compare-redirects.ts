import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import type { Change } from './change.ts';
import { type AddressChange, shortened } from './compare-addresses.ts';
import { goneOf } from './gone.ts';
import type { Revision } from './revision.ts';

const answersOf = (side: Revision): ReadonlyMap<string, string> =>
  new Map([
    ...side.redirects.map(({ from, to }): [string, string] => [from, `301 to ${to}`]),
    ...[...goneOf(side)].map(([path, reason]): [string, string] => [path, `410, ${reason}`]),
  ]);

const lineOf = (
  old: string | undefined,
  now: string | undefined,
  isPage: boolean,
): { readonly line: string; readonly impact: Impact } => {
  if (now === undefined)
    return isPage
      ? { line: `${old}; a page from now on`, impact: 'safe' }
      : { line: `${old} → no answer: 404`, impact: 'breaking' };
  if (old === undefined) return { line: `nothing → ${now}`, impact: 'safe' };
  return { line: `${old} → ${now}`, impact: now.startsWith('410') ? 'breaking' : 'careful' };
};

/** A path with many neighbours that change too is told below the path that they share. */
const mostAlone = 3;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** Moves and endings that differ, but those of addresses that left: these are told with their page. */
export const compareRedirects = (
  before: Revision,
  after: Revision,
  addresses: readonly AddressChange[],
): readonly Change[] => {
  const told = new Set(addresses.map(({ address }) => address.path));
  const pages = new Set(after.addresses.map(({ path }) => path));
  const [old, now] = [answersOf(before), answersOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => old.get(path) !== now.get(path) && (old.has(path) || !told.has(path)),
  );
  return [...Map.groupBy(paths, parentOf)].flatMap(([parent, below]): readonly Change[] => {
    const found = below.map((path) => ({ path, ...lineOf(old.get(path), now.get(path), pages.has(path)) }));
    if (found.length <= mostAlone)
      return found.map(({ path, line, impact }) => ({
        kind: 'redirect',
        impact,
        subject: `redirect ${path}`,
        details: [line],
      }));
    const lines = found.map(({ path, line }) => `${path}: ${line}`);
    const impact = worstImpact(found.map((one) => one.impact));
    return [{ kind: 'redirect', impact, subject: `redirects below ${parent}`, details: shortened(lines, 'redirects') }];
  });
};
