import type { ProblemKind } from './problem-kind.ts';

/** Problems of the facts in model/. */
export const modelProblems = {
  'model-shape': {
    title: 'A fact has the wrong form',
    remedy: 'Change the value so that it fits the schema in model/schema/.',
  },
  'dangling-reference': {
    title: 'A reference to something that does not exist',
    expected: 'The id of an existing entry.',
    remedy: 'Correct the id, or add the entry it names.',
  },
  'duplicate-id': {
    title: 'An id occurs twice',
    expected: 'Each id occurs once in its table.',
    remedy: 'Rename or delete one of the two entries.',
  },
} as const satisfies Record<string, ProblemKind>;
