import type { AuditPlan, CaseCourse } from '#domain/audit/audit-plan.ts';
import type { News } from '#domain/audit/changes/news-data.ts';
import type { Letter } from '#domain/audit/letter-data.ts';
import type { Locale } from '#domain/locale.ts';
import { pageKinds } from '#model/site/page-kinds.ts';
import { lastRelease } from '../../load/last-release.ts';
import { loadProject } from '../../load/load-project.ts';
import { locateFindings } from '../../locate/locate.ts';
import { planAudit } from '../../plan/audit/plan-audit.ts';
import { planSite } from '../../plan/index.ts';
import { letterMarkdown } from '../../plan/letters/letter-markdown.ts';
import { planLetters } from '../../plan/letters/plan-letters.ts';
import { trackReads } from '../../plan/reads/track-reads.ts';
import { messageTexts } from '../../plan/text/message-texts.ts';
import type { Finding } from '../../problems/finding.ts';
import { formatProblem } from '../../problems/problem.ts';
import { editionDayOf } from '../../rules/analyse/analyse.ts';
import { parameterOn } from '../../rules/meaning/parameter-value.ts';
import { validateProject } from '../../validate/index.ts';
import type { Project } from '../../validate/project.ts';
import type { CommandResult } from '../subcommands/command-result.ts';
import { compareSides } from '../subcommands/compare-sides.ts';
import { type AuditHistory, readHistory } from './audit-history.ts';
import { findNumbers } from './number-places.ts';

const coursesIn = ({ model, parameters }: Project, locale: Locale): readonly CaseCourse[] =>
  model.courseTypes
    .filter(({ audience }) => model.audiences.some(({ id, openCourses }) => id === audience && openCourses))
    .flatMap(({ id, name, calendar, price }) =>
      calendar === null
        ? []
        : [
            {
              id,
              name: name[locale] ?? name.pl,
              calendar,
              price: price === null ? null : parameterOn(parameters, price.standard, editionDayOf(model.edition)),
            },
          ],
    );

const labelsIn = (project: Project, locale: Locale): Readonly<Record<string, string>> => {
  const label = messageTexts(project, { namespace: 'form', locale }, () => undefined);
  return Object.fromEntries(
    project.model.forms.flatMap(({ id, fields }) =>
      id === 'registration' ? fields.map((field) => [field.id, label(field.id)]) : [],
    ),
  );
};

export interface PlannedAudit {
  readonly plan: AuditPlan;
  readonly history: AuditHistory;
  /** What differs from a revision that was asked for, and from the last release. */
  readonly news: readonly News[];
  readonly ruleTitles: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** The letters to those who sign, each with its Markdown. */
  readonly letters: readonly (Letter & { readonly markdown: string })[];
}

const titlesIn = ({ rules }: Project, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(rules.map(({ id, title }) => [id, title[locale]]));

/** What each reader meets differently since a revision that was asked for, and since the last release; why it cannot be compared, where that was asked for. */
const newsSince = async (root: string, since: string | null): Promise<readonly News[] | CommandResult> => {
  const release = lastRelease(root);
  const compared = release === null ? null : await compareSides(root, { before: release.revision, after: null });
  const asked = since === null ? null : await compareSides(root, { before: since, after: null });
  if (asked !== null && 'lines' in asked) return asked;
  return [asked, compared].flatMap((one) => (one === null || 'lines' in one ? [] : [one.news]));
};

/** Plans the audit of the project in the absolute folder `root`, with what differs since a revision, or returns the problems as lines. */
export const planAuditFolder = async (
  root: string,
  since: string | null = null,
): Promise<PlannedAudit | { readonly lines: readonly string[] }> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) return { lines: problems.map(formatProblem) };
  const refuse = async (findings: readonly Finding[]) => {
    const located = await locateFindings({ root, content: loaded.content, findings });
    return { lines: located.map(formatProblem) };
  };
  const { project: stated, findings } = validateProject(loaded);
  if (stated === null) return refuse(findings);
  const { project, unread } = trackReads(stated);
  const { plan } = planSite(project);
  const known = { numbers: findNumbers(stated), approvals: plan.approvals.states };
  const missing: Finding[] = [];
  const { pl, en } = planAudit(project, known, (finding) => missing.push(finding));
  const faults = [...missing, ...unread('auditors')];
  if (faults.length > 0) return refuse(faults);
  const news = await newsSince(root, since);
  if ('lines' in news) return { lines: news.lines };
  return {
    history: readHistory(root),
    news,
    ruleTitles: { pl: titlesIn(project, 'pl'), en: titlesIn(project, 'en') },
    letters: planLetters(stated, plan.approvals.states).map((letter) => ({
      ...letter,
      markdown: letterMarkdown(letter.blocks),
    })),
    plan: {
      edition: project.model.edition,
      origin: project.model.organisation.origin,
      pages: { pl: pl.pages, en: en.pages },
      trial: { pl: pl.trial, en: en.trial },
      courses: { pl: coursesIn(project, 'pl'), en: coursesIn(project, 'en') },
      labels: { pl: labelsIn(project, 'pl'), en: labelsIn(project, 'en') },
      shown: plan.addresses.map(({ path, locale, route }) => ({
        path,
        locale,
        kind: route.kind,
        route: route.id,
        names: { kind: pageKinds[route.kind][locale], route: route.name[locale] ?? route.name.pl },
      })),
    },
  };
};
