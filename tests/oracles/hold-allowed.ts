/** What it is written from. */
export const source = ['C115'];

/** Two counters, each with its end. */
export const oracle = ({ heldOnTerm, heldInAll }: { heldOnTerm: number; heldInAll: number }): string =>
  heldOnTerm > 2 || heldInAll > 9 ? 'tooMany' : 'allowed';
