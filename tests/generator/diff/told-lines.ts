import { detailLine, subjectLine } from '#domain/audit/changes/change-text.ts';
import type { Change } from '#generator/diff/change.ts';

/** A change as a terminal prints it. */
export interface ToldLines extends Omit<Change, 'subject' | 'details'> {
  readonly subject: string;
  readonly details: readonly string[];
}

export const toldLines = (changes: readonly Change[]): readonly ToldLines[] =>
  changes.map(({ subject, details, ...change }) => ({
    ...change,
    subject: subjectLine(subject),
    details: details.map(detailLine),
  }));
