/** The permanent codes of the findings about rules and parameters. */
export type RuleFindingCode =
  | 'rule-gap'
  | 'rule-overlap'
  | 'rule-duplicate-row'
  | 'rule-duplicate-id'
  | 'rule-subsumed-row'
  | 'rule-mergeable-rows'
  | 'rule-unreachable-output'
  | 'rule-unused-input'
  | 'rule-row-outside-domain'
  | 'rule-output-outside-domain'
  | 'rule-unknown-name'
  | 'rule-number-literal'
  | 'rule-unit'
  | 'rule-undecidable'
  | 'rule-example-contradicted'
  | 'rule-example-missing'
  | 'rule-row-without-example'
  | 'parameter-gap'
  | 'parameter-overlap'
  | 'parameter-without-value'
  | 'parameter-needs-day'
  | 'parameter-bad-day'
  | 'state-unreachable'
  | 'state-dead-end'
  | 'event-unhandled'
  | 'transition-ambiguous'
  | 'effect-unused';

/** A path inside the model value, e.g. ['rules', 0, 'rows', 2, 'when', 'freePlaces']. */
export type RulePath = readonly (string | number)[];

/** Whole sentences; `counterexample` is a case for which the finding is true, e.g. 'freePlaces = 2..4'. */
export interface RuleFinding {
  readonly code: RuleFindingCode;
  readonly path: RulePath;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
  readonly counterexample?: string;
}
