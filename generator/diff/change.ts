import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import { type Impact, impacts } from './impact.ts';

/** One difference between two models, described with the names that the code uses. */
export interface Change {
  readonly kind: 'route' | 'redirect' | 'row' | 'number' | 'rule' | 'operator';
  readonly impact: Impact;
  /** The changed thing, such as `rule availability-badge`. */
  readonly subject: string;
  readonly details: readonly string[];
  /** The source of the fact, and its register entry. */
  readonly source?: string;
}

export const compareByImpact = (a: Change, b: Change): number =>
  impacts.indexOf(a.impact) - impacts.indexOf(b.impact) ||
  compareByCodeUnit(a.kind, b.kind) ||
  compareByCodeUnit(a.subject, b.subject);
