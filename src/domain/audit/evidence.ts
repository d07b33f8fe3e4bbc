import { z } from 'zod';

/** How a file witnesses a rule: it takes the rule's function, asks its table, contains a file that takes it, or tests it. */
export const witnessKinds = ['use', 'question', 'page', 'endpoint', 'test', 'oracle'] as const;

const witness = z.object({ kind: z.enum(witnessKinds), file: z.string() });

/** Faults put into a module, how many of them the tests noticed, and changes that alter nothing. */
const mutationFigure = z.object({ total: z.number(), noticed: z.number(), equivalent: z.number() });

/** What code and tests say about the rules, gathered after they were run. Files are relative to the root. */
export const evidence = z.object({
  /** The day in Warsaw, YYYY-MM-DD. */
  gathered: z.iso.date(),
  rules: z.record(z.string(), z.array(witness)),
  /** The files of the site and the server that read a number of the business, by its id. */
  parameters: z.record(z.string(), z.array(z.string())),
  /** The last mutation run by rule or module; empty where there was none. */
  mutation: z.record(z.string(), mutationFigure),
});

export type Witness = z.infer<typeof witness>;
export type Evidence = z.infer<typeof evidence>;
