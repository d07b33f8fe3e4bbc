import type { RuleFindingCode } from '../rules/analyse/rule-finding.ts';
import type { ProblemKind } from './problem-kind.ts';

/** Problems that the analysis of rules and parameters finds; each finding states its own expectation and remedy. */
export const ruleProblems = {
  'rule-gap': {},
  'rule-overlap': {},
  'rule-duplicate-row': {},
  'rule-duplicate-id': {},
  'rule-subsumed-row': {},
  'rule-mergeable-rows': {},
  'rule-unreachable-output': {},
  'rule-unused-input': {},
  'rule-row-outside-domain': {},
  'rule-output-outside-domain': {},
  'rule-unknown-name': {},
  'rule-number-literal': {},
  'rule-unit': {},
  'rule-undecidable': {},
  'rule-example-contradicted': {},
  'rule-example-missing': {},
  'rule-row-without-example': {},
  'parameter-gap': {},
  'parameter-overlap': {},
  'parameter-without-value': {},
  'parameter-needs-day': {},
  'parameter-bad-day': {},
  'state-unreachable': {},
  'state-dead-end': {},
  'event-unhandled': {},
  'transition-ambiguous': {},
  'effect-unused': {},
} as const satisfies Record<RuleFindingCode, ProblemKind>;
