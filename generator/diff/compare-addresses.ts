import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import type { Change } from './change.ts';
import { goneOf } from './gone.ts';
import type { Revision } from './revision.ts';

type Address = Revision['addresses'][number];

/** One address that came, went or moved. */
export interface AddressChange {
  readonly address: Address;
  readonly line: string;
  readonly impact: Impact;
}

const keyOf = ({ route, locale, type, city, article }: Address): string =>
  [route, locale, type ?? '', city ?? '', article ?? ''].join('|');

const addressesOf = ({ addresses }: Revision): ReadonlyMap<string, Address> =>
  new Map(addresses.map((address) => [keyOf(address), address]));

interface Answers {
  readonly redirects: ReadonlyMap<string, string>;
  readonly gone: ReadonlyMap<string, string>;
  readonly live: ReadonlySet<string>;
}

/** What an address that is left behind answers in the new model. */
const farewell = (
  path: string,
  { redirects, gone, live }: Answers,
): { readonly text: string; readonly impact: Impact } => {
  const target = redirects.get(path);
  if (target !== undefined) return { text: `301 to ${target}`, impact: 'careful' };
  const reason = gone.get(path);
  if (reason !== undefined) return { text: `410, ${reason}`, impact: 'breaking' };
  return live.has(path)
    ? { text: 'now another page', impact: 'careful' }
    : { text: 'no redirect: 404', impact: 'breaking' };
};

/** Every address that was added, removed or renamed, with what the old one answers now. */
export const compareAddresses = (before: Revision, after: Revision): readonly AddressChange[] => {
  const [old, now] = [addressesOf(before), addressesOf(after)];
  const answers: Answers = {
    redirects: new Map(after.redirects.map(({ from, to }) => [from, to])),
    gone: goneOf(after),
    live: new Set([...now.values()].map(({ path }) => path)),
  };
  const left = [...old].flatMap(([key, address]): readonly AddressChange[] => {
    const twin = now.get(key);
    if (twin?.path === address.path) return [];
    const { text, impact } = farewell(address.path, answers);
    const line = twin === undefined ? `${address.path} ends (${text})` : `${address.path} → ${twin.path} (${text})`;
    return [{ address, line, impact }];
  });
  const added = [...now].flatMap(([key, address]): readonly AddressChange[] =>
    old.has(key) ? [] : [{ address, line: `${address.path} added`, impact: 'safe' }],
  );
  return [...left, ...added];
};

const mostLines = 6;

/** Lines, the later ones counted only. */
export const shortened = (lines: readonly string[], what: string): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `… and ${lines.length - mostLines + 1} more ${what}`];

/** Address changes by the route, and the course type, that they belong to. */
export const changesOfAddresses = (changes: readonly AddressChange[]): readonly Change[] => {
  const groups = Map.groupBy(changes, ({ address }) =>
    [address.route, ...(address.type === null ? [] : [address.type])].join(' '),
  );
  return [...groups].map(([name, group]) => ({
    kind: 'route',
    impact: worstImpact(group.map(({ impact }) => impact)),
    subject: `route ${name}`,
    details: shortened(
      group.map(({ line }) => line),
      'addresses',
    ),
  }));
};
