import { z } from 'zod';

/** What the last run of a file of tests showed, as the reporters write it; `isChanged`: something was not committed. */
export const testRun = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  commit: z.string(),
  isChanged: z.boolean(),
  tests: z.array(z.object({ title: z.string(), passed: z.boolean(), tags: z.array(z.string()) })),
});

export type TestRun = z.infer<typeof testRun>;
