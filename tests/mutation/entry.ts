import { z } from 'zod';

/** What became of the faults of one module and of its table. */
export const entryShape = z.object({
  total: z.number(),
  killed: z.number(),
  /** Faults of the table that the analysis refuses. */
  refused: z.number(),
  /** Faults that nothing can notice, left out of the total; their reasons. */
  equivalent: z.number(),
  reasons: z.array(z.string()),
  /** Faults that no check notices and that have no reason. */
  survivors: z.array(z.string()),
});

export type Entry = z.infer<typeof entryShape>;
