import type { RuleFindingCode } from '../rules/analyse/rule-finding.ts';
import type { ProblemKind } from './problem-kind.ts';

/** Problems that the analysis of rules and parameters finds; each finding states its own expectation and remedy. */
export const ruleProblems = {
  'rule-gap': { title: 'A case that no row of a rule decides' },
  'rule-overlap': { title: 'A case that two rows of a rule decide' },
  'rule-duplicate-row': { title: 'Two equal rows in a rule' },
  'rule-duplicate-id': { title: 'Two rows or rules with the same id' },
  'rule-subsumed-row': { title: 'A row that another row contains' },
  'rule-mergeable-rows': { title: 'Two rows that say the same as one' },
  'rule-unreachable-output': { title: 'An output that no row gives' },
  'rule-unused-input': { title: 'An input that changes nothing' },
  'rule-row-outside-domain': { title: 'A row outside the domain of its input' },
  'rule-output-outside-domain': { title: 'A result outside its domain' },
  'rule-unknown-name': { title: 'A name that the rule does not have' },
  'rule-number-literal': { title: 'A number typed into a rule' },
  'rule-undecidable': { title: 'A rule that cannot be analysed' },
  'rule-example-contradicted': { title: 'An example that contradicts its rule' },
  'rule-example-missing': { title: 'A rule without an example' },
  'rule-row-without-example': { title: 'A row or transition that no example reaches' },
  'parameter-gap': { title: 'A time without a value' },
  'parameter-overlap': { title: 'A time with two values' },
  'parameter-without-value': { title: 'A parameter without a value today' },
  'parameter-needs-day': { title: 'A changing parameter in a rule without a day' },
  'parameter-bad-day': { title: 'A day that does not exist' },
  'state-unreachable': { title: 'A state that nothing reaches' },
  'state-dead-end': { title: 'A state that nothing leaves' },
  'event-unhandled': { title: 'An event that a state does not handle' },
  'transition-ambiguous': { title: 'An event with two transitions' },
  'effect-unused': { title: 'An effect that no transition has' },
} as const satisfies Record<RuleFindingCode, ProblemKind>;
