import type { LocalizedText } from '../localized-text.ts';

/** A section of the specification with its heading. */
export interface Section extends LocalizedText {
  readonly id: `${number}`;
}

/** One statement of the specification in our own words. */
export interface Clause extends LocalizedText {
  /** The section and the place in it, e.g. '4.21'. */
  readonly id: `${number}.${number}`;
  /** Register entries by which the product departs from the statement. */
  readonly deviations?: readonly `C${number}`[];
  /** Register entries that fill in what the statement leaves open, for one that only says that something is not shown. */
  readonly settledBy?: readonly `C${number}`[];
  /** What the owner's document says, word for word and in its language. */
  readonly owner: string;
}
