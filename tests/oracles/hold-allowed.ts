/** What it is written from. */
export const source = ['C121'];

/** Two counters, each with its end. */
export const oracle = (
  { heldOnTerm, heldInAll }: { heldOnTerm: number; heldInAll: number },
  { heldPerTerm = 3, heldPerNetwork = 10 }: Readonly<Record<string, number>> = {},
): string => (heldOnTerm < heldPerTerm && heldInAll < heldPerNetwork ? 'allowed' : 'tooMany');
