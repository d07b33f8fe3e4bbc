import { compareText } from '#domain/texts/compare-text.ts';

/** Breaking: something that worked is refused or gone. Careful: it works and gives something else. Safe: an addition, or the same in other words. */
export type Impact = 'breaking' | 'careful' | 'safe';

/** One difference between two models, with everything that follows from it. */
export interface Change {
  readonly kind: 'route' | 'entity' | 'fact' | 'price' | 'number' | 'rule';
  readonly impact: Impact;
  /** What changed, e.g. `rule availability-badge`. */
  readonly subject: string;
  /** How: whole lines, e.g. `freePlaces = 10: severalPlaces → none`. */
  readonly details: readonly string[];
  /** Where the fact stands in the sources, and its register entry. */
  readonly source?: string;
}

export const impacts: readonly Impact[] = ['breaking', 'careful', 'safe'];

export const worstImpact = (found: readonly Impact[]): Impact =>
  impacts.find((impact) => found.includes(impact)) ?? 'safe';

export const compareChanges = (a: Change, b: Change): number =>
  impacts.indexOf(a.impact) - impacts.indexOf(b.impact) ||
  compareText(a.kind, b.kind) ||
  compareText(a.subject, b.subject);
