import type { ProblemKind } from './problem-kind.ts';

/** Problems of the words and pictures in content/. */
export const contentProblems = {
  'content-shape': {
    title: 'A content entry has the wrong form',
    remedy: 'Change the entry so that it fits what its page expects.',
  },
} as const satisfies Record<string, ProblemKind>;
