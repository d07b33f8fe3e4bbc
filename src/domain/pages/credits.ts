/** Somebody by name, with what makes the name count. */
export interface Credited {
  readonly name: string;
  readonly role: string;
}

/** Who answers for a text, and on what it rests. */
export interface Credits {
  /** Null where no person signs the text. */
  readonly author: Credited | null;
  /** Null until somebody has reviewed the text; then nothing calls it reviewed. */
  readonly reviewed: (Credited & { readonly on: string }) | null;
  readonly sources: readonly { readonly label: string; readonly href: string }[];
}
