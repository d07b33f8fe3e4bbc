/** A sentence of the owner's document with its fingerprint. */
export interface Sentence {
  readonly text: string;
  readonly fingerprint: string;
}

/** A paragraph, a point of a list or a heading. */
export interface Passage {
  readonly kind: 'heading' | 'paragraph' | 'point';
  readonly section: string;
  readonly sentences: readonly Sentence[];
}

/** The owner's document with the name of its file. */
export interface GivenDocument {
  readonly name: string;
  readonly passages: readonly Passage[];
}
