import { resolve } from 'node:path';
import { loadProject } from '#generator/load/load-project.ts';
import type { Loaded } from '#generator/load/loaded.ts';
import { validateProject } from '#generator/validate/index.ts';
import type { Project } from '#generator/validate/project.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** The project as the planner gets it, whatever texts are still missing. */
export const readProject = async (change: (loaded: Loaded) => Loaded = (loaded) => loaded): Promise<Project> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) throw new Error(JSON.stringify(problems));
  const { project, findings } = validateProject(change(loaded));
  if (project === null) throw new Error(JSON.stringify(findings.slice(0, 3)));
  return project;
};
