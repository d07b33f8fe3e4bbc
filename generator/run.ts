import { emitters } from './emit/index.ts';
import { loadProject } from './load/load-project.ts';
import { locateFindings } from './load/locate.ts';
import type { Outcome } from './outcome.ts';
import { planSite } from './plan/index.ts';
import { type Produced, settleOutput } from './settle-output.ts';
import { validateProject } from './validate/index.ts';

/** load → validate → plan → emit. Writes nothing. */
export const produceFiles = async (root: string): Promise<Produced> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) return { problems };
  const located = await locateFindings({ root, content: loaded.content, findings: validateProject(loaded) });
  if (located.some((problem) => problem.severity !== 'note')) return { problems: located };
  const plan = planSite(loaded);
  return { files: emitters.flatMap((emit) => emit(plan)), notes: located };
};

/** Generates the output of the project in the absolute folder `root`. */
export const generate = (run: {
  readonly root: string;
  readonly mode: 'write' | 'check';
  readonly force?: boolean;
}): Promise<Outcome> =>
  settleOutput({ root: run.root, mode: run.mode, force: run.force ?? false, produce: () => produceFiles(run.root) });
