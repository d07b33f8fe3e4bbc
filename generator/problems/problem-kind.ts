/** What is the same for every problem of one code. Whole sentences; a finding may state its own instead. */
export type ProblemKind = { readonly expected?: string; readonly remedy?: string };
