import type { ProblemKind } from './problem-kind.ts';

/** Problems of reading the model and content/, before any meaning is checked. */
export const loadProblems = {
  'model-not-loadable': {
    expected: 'model/index.ts and what it imports are valid TypeScript that Node can run, and export a const `model`.',
    remedy: 'Correct the line shown; `npx tsc -p .` explains type errors in more detail.',
  },
  'content-syntax': {
    expected: 'The file is valid YAML, or Markdown that begins with YAML between two lines `---`.',
    remedy: 'Correct the line shown. A text with a colon, `#` or quotation marks is safest between quotation marks.',
  },
  'content-duplicate-key': {
    expected: 'Each key occurs once in its mapping.',
    remedy: 'Delete one of the two entries, or rename it.',
  },
  'content-encoding': {
    expected: 'Texts are saved as UTF-8.',
    remedy: 'Open the file in an editor and save it with the encoding UTF-8.',
  },
  'content-link': {
    expected: 'content/ contains only folders and regular files.',
    remedy: 'Replace the link by a copy of the file it points to.',
  },
  'content-unreadable': {
    expected: 'The generator may read every file in content/.',
    remedy: 'Check the permissions of the file.',
  },
  'unsettled-conflict': {
    expected: 'Merge conflicts are resolved before the generator runs.',
    remedy:
      'Keep what is right of both sides, delete the lines `<<<<<<<`, `=======` and `>>>>>>>`, then run `npm run generate`.',
  },
  'reserved-key': {
    expected: 'No key or id is `__proto__`, `constructor` or `prototype`.',
    remedy: 'Choose another name.',
  },
} as const satisfies Record<string, ProblemKind>;
