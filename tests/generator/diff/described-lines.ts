import { detailLine, subjectLine } from '#domain/audit/changes/change-text.ts';
import type { Change } from '#generator/diff/change.ts';

/** A change as a terminal prints it. */
export interface DescribedLines extends Omit<Change, 'subject' | 'details'> {
  readonly subject: string;
  readonly details: readonly string[];
}

export const describedLines = (changes: readonly Change[]): readonly DescribedLines[] =>
  changes.map(({ subject, details, ...change }) => ({
    ...change,
    subject: subjectLine(subject),
    details: details.map(detailLine),
  }));
