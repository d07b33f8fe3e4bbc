import type { LocalizedText } from '../../command/localized-text.ts';

export const termFields = ['id', 'type', 'city', 'date', 'hours', 'places'] as const;
export type TermField = (typeof termFields)[number];

/** A place in a file; a table has columns, A to Z and on. */
export interface Position {
  readonly line: number;
  readonly column?: string;
}

/** A term as a file has it: texts, each with the place at which it stands. */
export interface RawTerm {
  /** The line on which the term begins. */
  readonly line: number;
  readonly values: Readonly<Record<TermField, string>>;
  readonly positions: Readonly<Partial<Record<TermField, Position>>>;
  /** How many days it takes, where the file gives it. */
  readonly lastsDays?: number;
}

/** What is wrong at a place of a file. */
export interface RowProblem extends Position {
  readonly words: LocalizedText;
}

export interface ReadFile {
  readonly terms: readonly RawTerm[];
  readonly problems: readonly RowProblem[];
  /** Terms that the file calls off. */
  readonly cancelled: readonly { readonly id: string; readonly line: number }[];
}

/** The parsed value, or a sentence with the reason why there is none. */
export type Understood<Value> = { readonly value: Value } | { readonly words: LocalizedText };
