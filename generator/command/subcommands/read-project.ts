import { loadProject } from '../../load/load-project.ts';
import { formatProblem } from '../../problems/problem.ts';
import { validateProject } from '../../validate/index.ts';
import type { Project } from '../../validate/project.ts';
import type { CommandResult } from './command-result.ts';

/** The project in `root`, or what keeps it from being read. */
export const readProject = async (root: string): Promise<Project | CommandResult> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) return { exitCode: 3, lines: problems.map(formatProblem) };
  const { project } = validateProject(loaded);
  return project ?? { exitCode: 3, lines: ['The model has problems; `npm run generate` names them.'] };
};
