import type { LocalizedText } from '../../command/localized-text.ts';
import type { TermField } from './term-fields.ts';

/** A position in a file; a table has columns, A to Z and on. */
export interface Position {
  readonly line: number;
  readonly column?: string;
}

/** A term as a file has it: texts, each with its position. */
export interface RawTerm {
  /** The line on which the term begins. */
  readonly line: number;
  /** Fields that the file lacks are absent; what it leaves empty is an empty text. */
  readonly values: Readonly<Partial<Record<TermField, string>>>;
  readonly positions: Readonly<Partial<Record<TermField, Position>>>;
}

/** What is wrong at a position of a file. */
export interface RowProblem extends Position {
  readonly words: LocalizedText;
}

export interface ReadFile {
  readonly terms: readonly RawTerm[];
  readonly problems: readonly RowProblem[];
  /** Columns that a new term needs and the file lacks. */
  readonly lacks?: readonly TermField[];
}
