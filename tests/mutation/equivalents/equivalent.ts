/** Faults that change nothing anybody can see, with the reason in one sentence. */
export interface Equivalent {
  readonly modules: readonly string[];
  /** Texts of which the line must hold one; without them any line will do. */
  readonly on?: readonly string[];
  /** `original → replacement`; `*` stands for any replacement of the original. */
  readonly faults: readonly string[];
  readonly reason: string;
}
