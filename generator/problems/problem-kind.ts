/** What every problem of one code has in common, in whole sentences; a finding may replace them by its own. */
export type ProblemKind = { readonly expected?: string; readonly remedy?: string };
