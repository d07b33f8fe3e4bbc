import type { Detail, Subject } from '#domain/audit/changes/change-data.ts';
import { subjectLine } from '#domain/audit/changes/change-text.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import { type Impact, impacts } from '../rules/compare/impact.ts';

/** One difference between two models, with everything that follows from it. */
export interface Change {
  readonly kind:
    | 'route'
    | 'redirect'
    | 'entity'
    | 'fact'
    | 'law'
    | 'price'
    | 'number'
    | 'rule'
    | 'operator'
    | 'text'
    | 'picture'
    | 'name';
  readonly impact: Impact;
  readonly subject: Subject;
  readonly details: readonly Detail[];
  /** Where the fact stands in the sources, and its register entry. */
  readonly source?: string;
}

export const compareChanges = (a: Change, b: Change): number =>
  impacts.indexOf(a.impact) - impacts.indexOf(b.impact) ||
  compareText(a.kind, b.kind) ||
  compareText(subjectLine(a.subject), subjectLine(b.subject));
