import { emitOutput } from './emit/index.ts';
import { loadProject, type Where } from './load/load-project.ts';
import { locateFindings } from './locate/locate.ts';
import { planSite } from './plan/index.ts';
import { trackReads, type WatchedProject } from './plan/reads/track-reads.ts';
import type { SitePlan } from './plan/site-plan.ts';
import type { Finding } from './problems/finding.ts';
import type { Problem } from './problems/problem.ts';
import type { Loaded } from './sources/loaded.ts';
import { validateProject } from './validate/index.ts';
import { applyOutput, type Produced } from './write/apply-output.ts';
import type { Outcome } from './write/outcome.ts';

/** A broken text is missing from the plan too; its problem is already reported. */
const isOfAbsentFile = ({ code, at }: Finding, content: Loaded['content']): boolean =>
  code !== 'missing-text' || !('content' in at) || content.every(({ path }) => path !== at.content);

type Planned =
  | { readonly plan: SitePlan; readonly notes: readonly Problem[]; readonly unread: WatchedProject['unread'] }
  | { readonly problems: readonly Problem[] };

/** validate → plan, of what was loaded from the folder `root`. */
export const planLoaded = async (root: string, loaded: Loaded): Promise<Planned> => {
  const { project, findings } = validateProject(loaded);
  const watched = project === null ? null : trackReads(project);
  const planned = watched === null ? null : planSite(watched.project);
  const problems = await locateFindings({
    root,
    content: loaded.content,
    findings: [...findings, ...(planned?.findings ?? [])].filter((one) => isOfAbsentFile(one, loaded.content)),
  });
  if (watched === null || planned === null || problems.some((problem) => problem.severity !== 'note'))
    return { problems };
  return { plan: planned.plan, notes: problems, unread: watched.unread };
};

const planProject = async (where: Where): Promise<Planned> => {
  const { loaded, problems } = await loadProject(where);
  return loaded === undefined ? { problems } : planLoaded(where.root, loaded);
};

/** load → validate → plan → emit. Does not write. What was read is out of reach, and its memory free, before the emitters start. */
export const produceFiles = async (where: Where): Promise<Produced> => {
  const planned = await planProject(where);
  if ('problems' in planned) return planned;
  const output = emitOutput(planned.plan);
  const unread = planned.unread();
  if (unread.length > 0) return { problems: await locateFindings({ root: where.root, content: [], findings: unread }) };
  return { ...output, notes: planned.notes };
};

/** Generates the output of the project in the absolute folder `root`. */
export const generate = (
  run: Where & { readonly mode: 'write' | 'check'; readonly force?: boolean },
): Promise<Outcome> =>
  applyOutput({ root: run.root, mode: run.mode, force: run.force ?? false, produce: () => produceFiles(run) });
