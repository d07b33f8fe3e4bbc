import { z } from 'zod';
import type { Change } from './change.ts';
import { type Impact, worstImpact } from './impact.ts';
import type { Revision } from './revision.ts';

type Address = Revision['addresses'][number];

/** One added, removed or moved address. */
export interface AddressChange {
  readonly address: Address;
  readonly line: string;
  readonly impact: Impact;
}

const addressKey = ({ route, locale, type, city, article }: Address): string =>
  [route, locale, type ?? '', city ?? '', article ?? ''].join('|');

const addressesOf = ({ addresses }: Revision): ReadonlyMap<string, Address> =>
  new Map(addresses.map((address) => [addressKey(address), address]));

const goneRows = z.array(z.object({ path: z.string() }));

/** By path: the answer of each path that is no page, a redirect or a 410. */
export const redirectAndGoneAnswers = ({ redirects, tables }: Revision): ReadonlyMap<string, string> =>
  new Map([
    ...redirects.map(({ from, to }): [string, string] => [from, `301 to ${to}`]),
    ...(goneRows.safeParse(tables.gone).data ?? []).map(({ path }): [string, string] => [path, '410']),
  ]);

/** Every added, removed or renamed address, with the current answer of an old address. */
export const compareAddresses = (before: Revision, after: Revision): readonly AddressChange[] => {
  const [old, now] = [addressesOf(before), addressesOf(after)];
  const answers = redirectAndGoneAnswers(after);
  const live = new Set([...now.values()].map(({ path }) => path));
  const left = [...old].flatMap(([key, address]): readonly AddressChange[] => {
    const twin = now.get(key);
    const { path } = address;
    if (twin?.path === path) return [];
    const answer = answers.get(path) ?? (live.has(path) ? 'now another page' : undefined);
    const what = twin === undefined ? `${path} ends` : `${path} → ${twin.path}`;
    return [
      {
        address,
        line: `${what} (${answer ?? 'no redirect: 404'})`,
        impact: answer === undefined ? 'breaking' : 'careful',
      },
    ];
  });
  const added = [...now]
    .filter(([key]) => !old.has(key))
    .map(([, address]): AddressChange => ({ address, line: `${address.path} added`, impact: 'safe' }));
  return [...left, ...added];
};

const mostLines = 6;

/** At most six lines: of a longer list the first five, and how many more there are. */
export const truncateLineList = (lines: readonly string[], of: string): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `… and ${lines.length - mostLines + 1} more ${of}`];

/** Address changes, one for each route, or for each course type of a route over types. */
export const groupAddressChanges = (changes: readonly AddressChange[]): readonly Change[] =>
  [...Map.groupBy(changes, ({ address: { route, type } }) => `route ${route}${type === null ? '' : ` ${type}`}`)].map(
    ([subject, group]) => ({
      kind: 'route',
      impact: worstImpact(group.map(({ impact }) => impact)),
      subject,
      details: truncateLineList(
        group.map(({ line }) => line),
        'addresses',
      ),
    }),
  );
