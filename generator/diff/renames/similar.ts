import { isRecord } from '#domain/json-value.ts';

/** Every leaf of a value with the way to it; the words in `without` are left out. */
const leavesOf = (value: unknown, path: string, without: ReadonlySet<string>): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path, without));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`, without));
  const text = String(value);
  return without.has(text) ? [] : [`${path}=${text}`];
};

/** How much two lists share: 0 for nothing, 1 for everything. */
export const shareOf = (before: readonly string[], after: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const one of before) left.set(one, (left.get(one) ?? 0) + 1);
  let common = 0;
  for (const one of after) {
    const count = left.get(one) ?? 0;
    if (count > 0) common += 1;
    left.set(one, count - 1);
  }
  const all = before.length + after.length;
  return all === 0 ? 1 : (2 * common) / all;
};

export type Named = readonly [name: string, value: unknown];

/** Half is not enough: two rows of a table have much in common. */
const enough = 0.6;

/** The pairs of a name that went and a name that came for what is nearly the same, the most similar first. */
export const similarPairs = (
  gone: readonly Named[],
  come: readonly Named[],
): readonly (readonly [string, string])[] => {
  const candidates = gone.flatMap(([before, old]) =>
    come.map(([after, now]) => {
      const names = new Set([before, after]);
      return { before, after, share: shareOf(leavesOf(old, '', names), leavesOf(now, '', names)) };
    }),
  );
  const taken = new Set<string>();
  return candidates
    .filter(({ share }) => share >= enough)
    .toSorted((a, b) => b.share - a.share)
    .flatMap(({ before, after }) => {
      if (taken.has(`-${before}`) || taken.has(`+${after}`)) return [];
      taken.add(`-${before}`).add(`+${after}`);
      return [[before, after] as const];
    });
};
