import type { ProblemKind } from './problem-kind.ts';

/** Problems that the analysis of the business rules reports. */
export const ruleProblems = {
  'rule-gap': {
    title: 'A case that no row of a rule decides',
    expected: 'The rows cover every combination of the inputs.',
    remedy: 'Add a row for the case shown, or widen one that exists.',
  },
  'rule-overlap': {
    title: 'A case that two rows of a rule decide',
    expected: 'Under the hit policy `unique` no two rows fit the same case.',
    remedy: 'Narrow one of the two rows.',
  },
  'rule-duplicate-row': {
    title: 'Two equal rows in a rule',
    expected: 'Each row occurs once.',
    remedy: 'Delete one of the two rows.',
  },
  'rule-subsumed-row': {
    title: 'A row that another row contains',
    expected: 'No row lies wholly within another.',
    remedy: 'Delete the contained row, or narrow the one that contains it.',
  },
  'rule-mergeable-rows': {
    title: 'Two rows that say the same as one',
    expected: 'Neighbouring rows with equal outputs are one row.',
    remedy: 'Merge the two rows.',
  },
  'rule-unreachable-output': {
    title: 'An output that no row gives',
    expected: 'Every value of an output domain is the result of some row.',
    remedy: 'Add the row that gives it, or delete the value from the domain.',
  },
  'rule-unused-input': {
    title: 'An input that changes nothing',
    expected: 'Every input decides at least one case.',
    remedy: 'Delete the input, or use it in a row.',
  },
  'rule-outside-domain': {
    title: 'A row outside the domain of its input',
    expected: 'Every cell lies within the domain of its input.',
    remedy: 'Correct the cell, or widen the domain.',
  },
  'rule-timeline-gap': {
    title: 'A time without a value',
    expected: 'The time line of a parameter has a value for every day.',
    remedy: 'Let the next entry begin on the day after the previous one ends.',
  },
  'rule-timeline-overlap': {
    title: 'A time with two values',
    expected: 'The time line of a parameter has one value for every day.',
    remedy: 'Let the earlier entry end on the day before the next one begins.',
  },
  'rule-example-contradicts': {
    title: 'An example that contradicts its rule',
    expected: 'The rule gives the result that the example states.',
    remedy: 'Correct the example or the row that decides it.',
  },
} as const satisfies Record<string, ProblemKind>;
