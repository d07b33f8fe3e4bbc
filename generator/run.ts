import { emitOutput } from './emit/index.ts';
import { loadProject } from './load/load-project.ts';
import type { Loaded } from './load/loaded.ts';
import { locateFindings } from './locate/locate.ts';
import { planSite } from './plan/index.ts';
import type { SitePlan } from './plan/site-plan.ts';
import type { Finding } from './problems/finding.ts';
import type { Problem } from './problems/problem.ts';
import { validateProject } from './validate/index.ts';
import { applyOutput, type Produced } from './write/apply-output.ts';
import type { Outcome } from './write/outcome.ts';

/** A text that is there but broken is missing from the plan only: what is broken has been said. */
const isOfAbsentFile = ({ code, at }: Finding, content: Loaded['content']): boolean =>
  code !== 'missing-text' || !('content' in at) || content.every(({ path }) => path !== at.content);

/** A path that cannot be made concrete gives no address, so that its text seems to be of no page. */
const withoutConsequences = (findings: readonly Finding[]): readonly Finding[] =>
  findings.some(({ code }) => code === 'unknown-path-place')
    ? findings.filter(({ code }) => code !== 'unread-text')
    : findings;

type Planned =
  | { readonly plan: SitePlan; readonly notes: readonly Problem[] }
  | { readonly problems: readonly Problem[] };

const planProject = async (root: string): Promise<Planned> => {
  const { loaded, problems: unreadable } = await loadProject({ root });
  if (loaded === undefined) return { problems: unreadable };
  const { project, findings } = validateProject(loaded);
  const planned = project === null ? null : planSite(project);
  const problems = await locateFindings({
    root,
    content: loaded.content,
    findings: withoutConsequences([...findings, ...(planned?.findings ?? [])]).filter((one) =>
      isOfAbsentFile(one, loaded.content),
    ),
  });
  if (planned === null || problems.some((problem) => problem.severity !== 'note')) return { problems };
  return { plan: planned.plan, notes: problems };
};

/** load → validate → plan → emit. Writes nothing. What was read is out of reach, and its memory free, before the emitters start. */
export const produceFiles = async (root: string): Promise<Produced> => {
  const planned = await planProject(root);
  if ('problems' in planned) return planned;
  return { ...emitOutput(planned.plan), notes: planned.notes };
};

/** Generates the output of the project in the absolute folder `root`. */
export const generate = (run: {
  readonly root: string;
  readonly mode: 'write' | 'check';
  readonly force?: boolean;
}): Promise<Outcome> =>
  applyOutput({ root: run.root, mode: run.mode, force: run.force ?? false, produce: () => produceFiles(run.root) });
