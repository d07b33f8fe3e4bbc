import { contentProblems } from './problems/content.ts';
import { loadProblems } from './problems/load.ts';
import { modelProblems } from './problems/model.ts';
import { ruleProblems } from './problems/rules.ts';
import { valueProblems } from './problems/values.ts';
import { writeProblems } from './problems/write.ts';

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
export const problemCodeOf = (text: string): ProblemCode | undefined => (isProblemCode(text) ? text : undefined);
