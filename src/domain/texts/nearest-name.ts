import { compareByCodeUnit } from './compare-text.ts';

/** Number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other. */
export const editDistance = (from: string, to: string): number => {
  const a = [...from];
  const b = [...to];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of a.entries()) {
    const row = [i + 1];
    for (const [j, right] of b.entries()) {
      const replaced = (last[j] ?? 0) + (left === right ? 0 : 1);
      const swapped =
        i > 0 && j > 0 && left === b[j - 1] && a[i - 1] === right ? (beforeLast[j - 1] ?? 0) + 1 : replaced;
      row.push(Math.min(replaced, swapped, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** The largest distance of a suggestion: longer names may differ by more letters, at most three; names of up to three letters by one. */
const tolerance = (name: string): number => Math.min(3, Math.max(1, Math.floor(name.length / 3)));

/**
 * The candidate most like the name, without regard to case, or undefined when none is close. Equal distances: first in code unit order.
 * @example findNearestName('vroclaw', ['wroclaw', 'krakow']) // 'wroclaw'
 */
export const findNearestName = (name: string, candidates: Iterable<string>): string | undefined => {
  const wanted = name.toLowerCase();
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of [...candidates].toSorted(compareByCodeUnit)) {
    if (candidate === name || Math.abs(candidate.length - name.length) > tolerance(name)) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= tolerance(name) && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
};
