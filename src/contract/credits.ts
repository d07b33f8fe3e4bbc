/** A person by name, with their qualification. */
export interface Credited {
  readonly name: string;
  readonly role: string;
}

/** Who answers for a text, and on what it rests. */
export interface Credits {
  /** Null where no person signs the text. */
  readonly author: Credited | null;
  /** Null until the text has been reviewed. */
  readonly reviewed: (Credited & { readonly on: string }) | null;
  /** Whether the text is about illness and treatment. */
  readonly medical: boolean;
  readonly sources: readonly { readonly kind: 'law' | 'guideline'; readonly label: string; readonly href: string }[];
}
