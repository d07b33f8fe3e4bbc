import type { ProblemCode } from './catalogue.ts';

/** Property names and array indexes from the root of a value, e.g. `['cities', 3, 'nearest', 0]`. */
export type ValuePath = readonly (string | number)[];

/**
 * A position in the inputs. In the model: a path inside the exported const `model`. In content: a file (relative to content/) and at most
 * one of: a path inside its YAML or front matter; an offset; a line and column. Offsets (0-based), lines and columns (1-based) count within
 * the body of a Markdown file and within the whole of a YAML file.
 */
export type FindingPlace =
  | { readonly model: ValuePath }
  | {
      readonly content: string;
      readonly path?: ValuePath;
      readonly offset?: number;
      readonly line?: number;
      readonly column?: number;
      /** With a path: the words, at or after the value, that the finding is about. */
      readonly words?: string;
    };

/** A problem as pure data, without a position. `expected` and `remedy` default to those of the catalogue. */
export type Finding = {
  readonly code: ProblemCode;
  /** A note is printed and does not stop the generator; the default is an error. */
  readonly severity?: 'error' | 'note';
  readonly at: FindingPlace;
  /** A whole sentence: what was found. */
  readonly found: string;
  readonly expected?: string;
  readonly remedy?: string;
  /** The existing name nearest to a dangling one (see src/domain/texts/nearest-name.ts). */
  readonly nearest?: string;
  /**
   * What is missing, as kind and name, e.g. `city wroclaw`. Findings that lack the same thing count as one mistake; another finding that
   * `spoils` this thing is the cause.
   */
  readonly lacks?: readonly string[];
  /** What must be sound for this finding to be a mistake of its own; it is a consequence of a finding that spoils it. */
  readonly reliesOn?: readonly string[];
  /** What cannot be relied on because of this finding, in addition to the file or row that it is in. */
  readonly spoils?: readonly string[];
};
