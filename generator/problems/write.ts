import type { ProblemKind } from './problem-kind.ts';

/** Problems of the output folder that make the generator refuse to write. */
export const writeProblems = {
  'output-edited': {
    expected: 'Files in generated/ are written by the generator only.',
    remedy: 'Move the change into model/, content/ or generator/, or discard it with `npm run generate -- --force`.',
  },
  'output-foreign': {
    expected: 'generated/ contains only files that its manifest lists.',
    remedy: 'Move the file elsewhere or delete it.',
  },
  'output-not-folder': {
    expected: 'generated/ is a plain folder.',
    remedy: 'Move the file or link of this name elsewhere.',
  },
  'output-path': {
    expected:
      'Paths consist of parts of letters, digits, `-`, `_` and single dots, and are unique without regard to case.',
    remedy: 'Change the emitter or the slug from which the path is made.',
  },
} as const satisfies Record<string, ProblemKind>;
