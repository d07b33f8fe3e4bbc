import type { Locale } from '#domain/locale.ts';
import { describeConcernedTexts, readLastCommittedFacts } from './diff/also-concerns.ts';
import { emitAllFiles } from './emit/index.ts';
import { loadProject, type Where } from './load/load-project.ts';
import { locateFindings } from './locate/locate.ts';
import { planSite } from './plan/index.ts';
import { trackModelReads, type WatchedProject } from './plan/reads/track-reads.ts';
import type { SitePlan } from './plan/site-plan.ts';
import type { Finding } from './problems/finding.ts';
import type { Problem } from './problems/problem.ts';
import type { Loaded } from './sources/loaded.ts';
import { validateProject } from './validate/index.ts';
import type { Project } from './validate/project.ts';
import type { Outcome } from './write/outcome.ts';
import { type Concerns, type Produced, writeOrCheckOutput } from './write/write-or-check.ts';

/**
 * Whether to report a finding. A text that is missing from the plan is not reported if its file exists: the file is then broken, which is
 * reported already.
 */
const isReported = ({ code, at }: Finding, content: Loaded['content']): boolean =>
  code !== 'missing-text' || !('content' in at) || content.every(({ path }) => path !== at.content);

type Planned =
  | {
      readonly plan: SitePlan;
      readonly notes: readonly Problem[];
      readonly unread: WatchedProject['unread'];
      /** Other texts that a change since the last commit may concern. */
      readonly concerns: () => Concerns | null;
    }
  | { readonly problems: readonly Problem[] };

const concernsOf = (
  root: string,
  { content }: Loaded,
  { project, plan, watched }: { readonly project: Project; readonly plan: SitePlan; readonly watched: WatchedProject },
): Concerns | null => {
  const before = readLastCommittedFacts(root);
  if (before === null) return null;
  const messages = ({ namespaces }: SitePlan, locale: Locale) =>
    Object.fromEntries(
      namespaces.map(({ name, messages: of }) => [
        name,
        Object.fromEntries(of.map(({ key, text }) => [key, text[locale]])),
      ]),
    );
  const after = {
    tables: JSON.parse(JSON.stringify(plan.snapshot.model)),
    messages: { pl: messages(plan, 'pl'), en: messages(plan, 'en') },
  };
  return describeConcernedTexts(before, after, { project, files: content, readersOf: watched.readersOf });
};

/** Validates and plans the loaded project of the folder `root`. */
export const planLoadedProject = async (root: string, loaded: Loaded): Promise<Planned> => {
  const { project, findings } = validateProject(loaded);
  const watched = project === null ? null : trackModelReads(project);
  const planned = watched === null ? null : planSite(watched.project, watched.readAs);
  const problems = await locateFindings({
    root,
    content: loaded.content,
    findings: [...findings, ...(planned?.findings ?? [])].filter((one) => isReported(one, loaded.content)),
  });
  if (
    project === null ||
    watched === null ||
    planned === null ||
    problems.some((problem) => problem.severity !== 'note')
  )
    return { problems };
  const { plan } = planned;
  return {
    plan,
    notes: problems,
    unread: watched.unread,
    concerns: () => concernsOf(root, loaded, { project, plan, watched }),
  };
};

const planProject = async (where: Where): Promise<Planned> => {
  const { loaded, problems } = await loadProject(where);
  return loaded === undefined ? { problems } : planLoadedProject(where.root, loaded);
};

/** Loads, validates, plans and emits a project, without writing. The loaded data can be freed before the emitters start. */
export const emitProjectOutput = async (where: Where): Promise<Produced> => {
  const planned = await planProject(where);
  if ('problems' in planned) return planned;
  const output = emitAllFiles(planned.plan);
  const unread = planned.unread();
  if (unread.length > 0) return { problems: await locateFindings({ root: where.root, content: [], findings: unread }) };
  return { ...output, notes: planned.notes, concerns: planned.concerns };
};

/** Generates the output of the project in the absolute folder `root`. */
export const generateOutput = (
  run: Where & { readonly mode: 'write' | 'check'; readonly force?: boolean },
): Promise<Outcome> =>
  writeOrCheckOutput({
    root: run.root,
    mode: run.mode,
    force: run.force ?? false,
    produce: () => emitProjectOutput(run),
  });
