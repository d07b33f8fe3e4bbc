import type { Finding } from '../finding.ts';
import type { Project } from '../project.ts';
import { articleNames } from '../validate/article-names.ts';
import { planAddresses, planPatterns, planRedirects } from './addresses.ts';
import { planAudit } from './audit/plan-audit.ts';
import { planBackend } from './backend.ts';
import { planChrome } from './chrome.ts';
import { planHostRules } from './host-rules.ts';
import { lostUrls, planLedger, readLedger } from './ledger.ts';
import { planNamespaces } from './namespaces.ts';
import { planOpenGraph } from './open-graph.ts';
import { documentPath, planPage } from './pages/page.ts';
import { planPictures } from './pictures.ts';
import { createPlanning } from './planning.ts';
import { planReport } from './report/plan-report.ts';
import { planSchemas } from './schemas/plan-schemas.ts';
import { resolveShape } from './schemas/resolve-shape.ts';
import type { PlannedPage, SitePlan } from './site-plan.ts';
import { bindFacts } from './text/bind-facts.ts';
import { checkTitles } from './titles.ts';

export interface PlanResult {
  readonly plan: SitePlan;
  readonly findings: readonly Finding[];
}

/** Makes every decision: addresses, pages, moves, texts. Mistakes that only show here, such as a dangling link in a text, are findings. */
export const planSite = (project: Project): PlanResult => {
  const { facts, parameters, rules, runtime } = project;
  const findings: Finding[] = [];
  const pieces = new Map<string, unknown>();
  const pictures = planPictures(project);
  const shown = { ...project, facts: bindFacts(facts) };
  const addresses = planAddresses(shown.facts, articleNames(project.content));
  const audit = planAudit(project);
  const planning = createPlanning(shown, addresses, { findings, pieces, pictures, audit });
  const pages = addresses.flatMap((address): PlannedPage[] => {
    const page = planPage(planning, address);
    if (page === null) {
      const path = documentPath(planning, address);
      findings.push({
        code: 'missing-text',
        at: { content: path },
        found: `“${address.path}” has no text: there is no file “content/${path}”.`,
      });
    }
    return page === null ? [] : [page];
  });
  const redirects = planRedirects(facts);
  const previous = readLedger(project.previousUrls);
  const titles = checkTitles(planning, pages);
  findings.push(...titles, ...lostUrls(previous, addresses, { redirects, gone: facts.gone.map(({ path }) => path) }));
  const names = { facts, parameters };
  const plan: SitePlan = {
    facts,
    parameters,
    rules,
    addresses,
    patterns: planPatterns(facts),
    host: planHostRules(facts, addresses, redirects),
    schemas: planSchemas(names),
    events: facts.analytics.map(({ name, trigger, parameters: fields, consented }) => ({
      name,
      trigger,
      consented,
      parameters: Object.fromEntries(
        Object.entries(fields).map(([field, shape]) => [field, resolveShape(shape, names)]),
      ),
    })),
    formNames: Object.fromEntries(facts.formNames.map(({ id, name }) => [id, name])),
    pages,
    pieces,
    chrome: { pl: planChrome(planning, 'pl'), en: planChrome(planning, 'en') },
    namespaces: planNamespaces(project.content),
    openGraph: planOpenGraph(planning, pages),
    report: planReport(planning, titles),
    pictures: [...new Set(pictures.values())],
    ledger: planLedger(previous, addresses),
    backend: planBackend(planning),
    runtime,
    audit,
  };
  return { plan, findings };
};
