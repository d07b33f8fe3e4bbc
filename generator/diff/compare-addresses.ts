import type { Answer, Detail } from '#domain/audit/changes/change-data.ts';
import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import type { Change } from './change.ts';
import { goneOf } from './gone.ts';
import type { Revision } from './revision.ts';

type Address = Revision['addresses'][number];

/** One address that came, went or moved. */
export interface AddressChange {
  readonly address: Address;
  readonly described: Detail;
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
): { readonly answer: Answer; readonly impact: Impact } => {
  const target = redirects.get(path);
  if (target !== undefined) return { answer: { kind: 'moved', to: target }, impact: 'careful' };
  const reason = gone.get(path);
  if (reason !== undefined) return { answer: { kind: 'gone', reason }, impact: 'breaking' };
  return live.has(path)
    ? { answer: { kind: 'otherPage' }, impact: 'careful' }
    : { answer: { kind: 'unmoved' }, impact: 'breaking' };
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
    const { path } = address;
    const { answer, impact } = farewell(path, answers);
    const described: Detail =
      twin === undefined ? { key: 'addressEnds', path, answer } : { key: 'addressMoves', path, to: twin.path, answer };
    return [{ address, described, impact }];
  });
  const added = [...now].flatMap(([key, address]): readonly AddressChange[] =>
    old.has(key) ? [] : [{ address, described: { key: 'addressAdded', path: address.path }, impact: 'safe' }],
  );
  return [...left, ...added];
};

const mostLines = 6;

/** Details, the later ones counted only. */
export const firstOf = (details: readonly Detail[], of: Counted): readonly Detail[] =>
  details.length <= mostLines
    ? details
    : [...details.slice(0, mostLines - 1), { key: 'more', count: details.length - mostLines + 1, of }];

type Counted = Extract<Detail, { key: 'more' }>['of'];

/** Address changes by the route, and the course type, that they belong to. */
export const changesOfAddresses = (changes: readonly AddressChange[]): readonly Change[] => {
  const groups = Map.groupBy(changes, ({ address: { route, type } }) => JSON.stringify([route, type]));
  return [...groups.values()].flatMap((group): readonly Change[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { route, type } = first.address;
    return [
      {
        kind: 'route',
        impact: worstImpact(group.map(({ impact }) => impact)),
        subject: { key: 'route', route, type },
        details: firstOf(
          group.map(({ described }) => described),
          'addresses',
        ),
      },
    ];
  });
};
