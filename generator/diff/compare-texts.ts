import type { Detail } from '#domain/audit/changes/change-data.ts';
import { differingPart } from '#domain/audit/changes/text-difference.ts';
import type { Locale } from '#domain/locale.ts';
import type { Change } from './change.ts';
import { type Named, shareOf, similarPairs } from './renames/similar.ts';
import type { Revision } from './revision.ts';

/** Regulations, declarations, mails and what a person reads before an order: what a court would read. */
const inLaw = [
  /^(?:pl|en)\/pages\/(?:terms|privacy|withdrawal|account-deletion|accessibility|booking|contact)\.md$/,
  /^(?:pl|en)\/mails\//,
  /^(?:pl|en)\/messages\/(?:account|booking|consent|form|payment|processing|terms|withdrawal)\.yaml$/,
];

const without = (parts: readonly string[], others: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const part of others) left.set(part, (left.get(part) ?? 0) + 1);
  return parts.filter((part) => {
    const count = left.get(part) ?? 0;
    left.set(part, count - 1);
    return count <= 0;
  });
};

/** So much of the words of a passage another one shares that replaces it. */
const enough = 0.5;

/** For each passage that went the place of the one that came for it: the most similar, else the one at the same place. */
const replacements = (gone: readonly string[], come: readonly string[]): ReadonlyMap<number, number> => {
  const shares = gone.flatMap((part, from) =>
    come.map((twin, to) => ({ from, to, share: shareOf(part.split(' '), twin.split(' ')) })),
  );
  const found = new Map<number, number>();
  const take = (from: number, to: number): void => {
    if (!found.has(from) && ![...found.values()].includes(to)) found.set(from, to);
  };
  for (const { from, to, share } of shares.toSorted((a, b) => b.share - a.share)) if (share >= enough) take(from, to);
  if (gone.length === come.length) for (const index of gone.keys()) take(index, index);
  return found;
};

const passages = (old: readonly string[], now: readonly string[], lang: Locale): readonly Detail[] => {
  const [gone, come] = [without(old, now), without(now, old)];
  if (gone.length === 0 && come.length === 0) return [{ key: 'order' }];
  const replaced = replacements(gone, come);
  const taken = new Set(replaced.values());
  return [
    ...gone.map((part, index): Detail => {
      const twin = come[replaced.get(index) ?? -1];
      if (twin === undefined) return { key: 'passageLeft', text: part, lang };
      const [before, after] = differingPart(part, twin);
      return { key: 'passage', before, after, lang };
    }),
    ...come.flatMap((part, index): readonly Detail[] =>
      taken.has(index) ? [] : [{ key: 'passageCame', text: part, lang }],
    ),
  ];
};

const onlyIn = (texts: Revision['texts'], others: Revision['texts']): readonly Named[] =>
  Object.entries(texts).filter(([path]) => !Object.hasOwn(others, path));

const pathOf = (path: string): string => (path.startsWith('scripts/') ? path : `content/${path}`);

interface TextSides {
  readonly before: Revision;
  readonly after: Revision;
  /** Where it stood; the same where it was not moved. */
  readonly former: string;
  readonly path: string;
}

/** What differs of a text that both sides have. */
const textDetails = ({ before, after, former, path }: TextSides): readonly Detail[] => {
  const [old = [], now = []] = [before.texts[former], after.texts[path]];
  const isMoved = former !== path;
  const name: readonly Detail[] = isMoved
    ? [{ key: 'renamed', of: 'text', before: { id: pathOf(former) }, after: { id: pathOf(path) } }]
    : [];
  if (old.join('\n') !== now.join('\n')) return [...name, ...passages(old, now, path.startsWith('en/') ? 'en' : 'pl')];
  return isMoved || before.sources[former] === after.sources[path] ? name : [{ key: 'sameWords' }];
};

const textChange = (sides: TextSides): readonly Change[] => {
  const { before, after, former, path } = sides;
  const title = after.titles[path] ?? before.titles[former] ?? null;
  const change = {
    kind: 'text',
    impact: inLaw.some((form) => form.test(path)) ? 'careful' : 'safe',
    subject: { key: 'text', path: pathOf(path), title },
  } as const;
  if (after.texts[path] === undefined) return [{ ...change, details: [{ key: 'removed' }] }];
  if (before.texts[former] === undefined) return [{ ...change, impact: 'safe', details: [{ key: 'added' }] }];
  const details = textDetails(sides);
  if (details.length === 0) return [];
  const isRead = details.some(({ key }) => key !== 'renamed' && key !== 'sameWords');
  return [{ ...change, impact: isRead ? change.impact : 'safe', details }];
};

/** Texts that read differently, whichever they are. */
export const compareTexts = (before: Revision, after: Revision): readonly Change[] => {
  const moved = similarPairs(onlyIn(before.texts, after.texts), onlyIn(after.texts, before.texts));
  const formerPaths = new Map(moved.map(([from, to]) => [to, from]));
  const left = new Set(moved.map(([from]) => from));
  return [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])]
    .filter((path) => !left.has(path))
    .flatMap((path) => textChange({ before, after, former: formerPaths.get(path) ?? path, path }));
};

/** Pictures that came, went or show something else. */
export const comparePictures = ({ pictures: old }: Revision, { pictures: now }: Revision): readonly Change[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((path): readonly Change[] => {
    if (old[path] === now[path]) return [];
    const subject = { key: 'picture', path: `content/${path}` } as const;
    const key = old[path] === undefined ? 'added' : now[path] === undefined ? 'removed' : 'redrawn';
    return [{ kind: 'picture', impact: 'safe', subject, details: [{ key }] }];
  });
