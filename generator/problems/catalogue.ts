import { contentProblems } from './content.ts';
import { loadProblems } from './load.ts';
import { modelProblems } from './model.ts';
import { ruleProblems } from './rules.ts';
import { valueProblems } from './values.ts';
import { writeProblems } from './write.ts';

/** Every problem the generator can report. A code is permanent: people search for it. */
export const problemCatalogue = {
  ...loadProblems,
  ...valueProblems,
  ...modelProblems,
  ...contentProblems,
  ...ruleProblems,
  ...writeProblems,
};

export type ProblemCode = keyof typeof problemCatalogue;

const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(problemCatalogue, text);

/** The code that a text spells; schemas use codes as their messages. */
export const parseProblemCode = (text: string): ProblemCode | undefined => (isProblemCode(text) ? text : undefined);
