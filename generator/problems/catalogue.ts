import { contentProblems } from './content.ts';
import { loadProblems } from './load.ts';
import { modelProblems } from './model.ts';
import { ruleProblems } from './rules.ts';
import { valueProblems } from './values.ts';
import { writeProblems } from './write.ts';

/** Every problem that the generator can report. Codes are permanent, since people search for them. */
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

/** The problem code in a text, if it is one; schemas use codes as their error messages. */
export const parseProblemCode = (text: string): ProblemCode | undefined => (isProblemCode(text) ? text : undefined);
