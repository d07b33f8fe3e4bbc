import type { Problem } from '../problems/problem.ts';
import { problemFromFinding } from './locate.ts';
import { positionOfOffset } from './text-position.ts';

const conflict = /^<{7} [^\n]*\n[\s\S]*?^={7}$[\s\S]*?^>{7} [^\n]*$/gm;

/** The unresolved merge conflicts of a file, each at its first line. `file` is relative to the project. */
export const findMergeConflicts = (file: string, text: string): Problem[] =>
  [...text.matchAll(conflict)].map((match) =>
    problemFromFinding(
      { file, ...positionOfOffset(text, match.index) },
      { code: 'unsettled-conflict', found: 'A conflict of a merge begins here.' },
    ),
  );
