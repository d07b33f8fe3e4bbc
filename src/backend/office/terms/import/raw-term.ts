import type { LocalizedText } from '../../command/localized-text.ts';
import type { TermField } from './term-fields.ts';

/** A position in a file; for a table with its column, such as A or AB. */
export interface Position {
  readonly line: number;
  readonly column?: string;
}

/** A term as it is in a file: texts, each with its position. */
export interface RawTerm {
  /** The line on which the term begins. */
  readonly line: number;
  /** Fields that the file lacks are absent; a field that it leaves empty is an empty text. */
  readonly values: Readonly<Partial<Record<TermField, string>>>;
  readonly positions: Readonly<Partial<Record<TermField, Position>>>;
}

/** A mistake at a position of a file. */
export interface RowProblem extends Position {
  readonly words: LocalizedText;
}

export interface ReadFile {
  readonly terms: readonly RawTerm[];
  readonly problems: readonly RowProblem[];
  /** Columns that a new term needs and the file lacks. */
  readonly lacks?: readonly TermField[];
}
