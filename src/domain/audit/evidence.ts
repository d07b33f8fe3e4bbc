import { z } from 'zod';

/** How a file uses or tests a rule: it imports the rule's function, evaluates its table, contains such a file, or tests it. */
export const checkKinds = ['use', 'question', 'page', 'endpoint', 'test', 'oracle'] as const;

const codePlace = z.object({ kind: z.enum(checkKinds), file: z.string() });

/** When tests ran and on which version; `isChanged`: something was not committed. */
const stateOfRun = { at: z.iso.datetime(), version: z.string(), commit: z.string(), isChanged: z.boolean() };

/** What the last run of a file of tests showed. */
export const testRun = z.object({
  ...stateOfRun,
  tests: z.array(z.object({ title: z.string(), passed: z.boolean(), tags: z.array(z.string()) })),
});

const testResult = z.object({ passed: z.number(), failed: z.number(), ...stateOfRun });

/** A test by its title; `result` where its file ran. */
const coveringTest = z.object({ file: z.string(), test: z.string(), result: testResult.optional() });

/**
 * The last mutation run, by id of a rule or file of a module: faults put in, how many of them were noticed, and changes that
 * alter nothing.
 */
export const mutationFigures = z.record(
  z.string(),
  z.object({ total: z.number(), noticed: z.number(), equivalent: z.number() }),
);

/** Uses and tests of the rules, gathered after the tests have run. Files are relative to the root. */
export const evidence = z.object({
  /** The day in Warsaw, YYYY-MM-DD. */
  gathered: z.iso.date(),
  rules: z.record(z.string(), z.array(codePlace)),
  /** The tests that compare every decision table with its code, or with a rule written a second time. */
  everyDecision: z.array(z.string()),
  /** The files of the site and the server that read a number of the business, by its id. */
  parameters: z.record(z.string(), z.array(z.string())),
  /** The files of pages that hold such code. */
  parameterPages: z.record(z.string(), z.array(z.string())),
  /** The tests that go red when a clause of the specification or a decision of the register is not kept, by its id. */
  claims: z.record(z.string(), z.array(coveringTest)),
  /** The kinds of pages and the reserved routes that a file of components shows. */
  pages: z.record(z.string(), z.array(z.string())),
  /** The rows of each rule that the product took in the last whole run of the tests; empty where there was none. */
  taken: z.record(z.string(), z.array(z.string())),
  /** What the last run of each file of tests showed. */
  runs: z.record(z.string(), testResult),
  /** Empty where there was no run. */
  mutation: mutationFigures,
});

export type TestRun = z.infer<typeof testRun>;
export type TestResult = z.infer<typeof testResult>;
export type Witness = z.infer<typeof codePlace>;
export type CoveringTest = z.infer<typeof coveringTest>;
export type MutationFigures = z.infer<typeof mutationFigures>;
export type Evidence = z.infer<typeof evidence>;
