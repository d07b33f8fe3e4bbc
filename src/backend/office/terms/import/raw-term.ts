import type { Words } from '../../command/words.ts';

export const termFields = ['id', 'type', 'city', 'date', 'hours', 'places'] as const;
export type TermField = (typeof termFields)[number];

/** A term as a file has it: texts, each with the line on which it stands. */
export interface RawTerm {
  /** The line on which the term begins. */
  readonly line: number;
  readonly values: Readonly<Record<TermField, string>>;
  /** Lines of fields that stand on one of their own. */
  readonly lines: Readonly<Partial<Record<TermField, number>>>;
}

/** What is wrong on a line of a file. */
export interface RowProblem {
  readonly line: number;
  readonly words: Words;
}

export interface ReadFile {
  readonly terms: readonly RawTerm[];
  readonly problems: readonly RowProblem[];
}
