import type { Model } from '#model/schema/model.ts';
import type { Address } from '../addresses/address.ts';
import { courseTypesOfRow, planAddresses } from '../addresses/expand-addresses.ts';
import { planRedirects } from '../addresses/plan-redirects.ts';
import type { Finding } from '../problems/finding.ts';
import { subjectOfContentFile } from '../problems/subjects.ts';
import { createRuleDecider, type Decide } from '../rules/meaning/decide.ts';
import { fieldSchemaFragments } from '../rules/meaning/field-fragments.ts';
import { parseEditionDay } from '../rules/meaning/parameter-value.ts';
import { planTermDayOffsets } from '../rules/meaning/term-days.ts';
import { articleNames } from '../validate/content/article-names.ts';
import type { Project } from '../validate/project.ts';
import { planBackendData } from './backend.ts';
import { planDiscounts } from './discounts.ts';
import { planMails } from './mails/plan-mails.ts';
import { planLayout } from './pages/layout.ts';
import { planOpenGraphImages } from './pages/open-graph.ts';
import { expectedDocumentPath, planPage } from './pages/page.ts';
import { listPicturesAndCrops, planPictures } from './pages/pictures.ts';
import { checkPageTitles } from './pages/titles.ts';
import { findUnusedTexts } from './pages/unread-texts.ts';
import { planCities } from './places.ts';
import { createPlanningContext, type Planning } from './planning/planning.ts';
import { planRetentionPeriods } from './processing/retention.ts';
import { planPromotions, planStandardPrices } from './promotions.ts';
import { copyWithComputedFields } from './reads/copy-fields.ts';
import type { ReadAs } from './reads/track-reads.ts';
import { planDataReport } from './report/plan-report.ts';
import { planHostRules } from './routes/host-rules.ts';
import { planPageChangeDays } from './routes/last-changed.ts';
import { listAnsweredUrls, planUrlLedger } from './routes/ledger.ts';
import { listSentAddresses } from './routes/sent-addresses.ts';
import { sitemapMembership } from './routes/sitemap-membership.ts';
import { planPayloadSchemas } from './schemas/plan-schemas.ts';
import { resolveShape, type ShapeNames } from './schemas/resolve-shape.ts';
import type { PlannedAddress, PlannedPage, SitePlan } from './site-plan.ts';
import { snapshotOfProject } from './snapshot/plan-snapshot.ts';
import { fillInterfaceTexts } from './text/bind-statements.ts';
import { fillRuleAndRegisterTexts } from './text/fill-localized-texts.ts';
import { bindWords } from './text/fill-text.ts';
import { planMessageNamespaces } from './text/namespaces.ts';

/**
 * Whether a field of the model is a name in headings, buttons or menus. Paths contain no one-letter words followed by a space, so they are
 * safe.
 */
const isName = (key: string): boolean => key === 'pl' || key === 'locative';

/**
 * The same facts, with the one-letter words of every Polish name bound to the next word, as pages show them. Rules and parameters are left
 * as they are, since pages show no names of theirs.
 */
const bindFacts = (model: Model & { readonly rules?: unknown; readonly parameters?: unknown }): Model => {
  const { rules, parameters, ...facts } = model;
  return copyWithComputedFields(facts, (row, key) => {
    const value: unknown = Reflect.get(row, key);
    return isName(key) && typeof value === 'string' ? bindWords(value, 'pl') : value;
  });
};

export interface PlanResult {
  readonly plan: SitePlan;
  readonly findings: readonly Finding[];
}

const planEvents = (names: ShapeNames): SitePlan['events'] =>
  names.model.analytics.map(({ name, trigger, parameters, consented }) => ({
    name,
    trigger,
    consented,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([field, shape]) => [field, resolveShape(shape, names)]),
    ),
  }));

/** Adds what the rules decide about a page. The page counts as empty while its route or its course type says so. */
const withMembership = (
  addresses: readonly Address[],
  { model, decide }: Pick<Project, 'model'> & { readonly decide: Decide },
): readonly PlannedAddress[] => {
  const empty = new Set<string | null>(model.courseTypes.filter(({ placeholder }) => placeholder).map(({ id }) => id));
  return addresses.map((address) => {
    const { kind, placeholder } = address.route;
    return {
      ...address,
      membership: sitemapMembership({ kind, placeholder: empty.has(address.type) || placeholder }, decide),
    };
  });
};

const shapeNames = ({ model, parameters, rules }: Project): ShapeNames => ({
  model,
  parameters,
  fragments: fieldSchemaFragments(rules),
});

/** The tables that contain more than the rows of the model. */
const planTables = ({
  model,
  parameters,
  rules,
}: Project): Pick<
  SitePlan,
  'calendarKeys' | 'cities' | 'audiences' | 'retention' | 'promotions' | 'discounts' | 'standardPrices'
> => ({
  calendarKeys: model.calendarKeys.map(({ key, short, role, days }) => ({
    key,
    short,
    role,
    examOnLastDay: model.courseTypes.some(({ calendar, stateCertificate }) => stateCertificate && calendar === key),
    days: planTermDayOffsets(days, { parameters, edition: model.edition }),
  })),
  cities: planCities(model),
  audiences: model.audiences.map(({ id, name, client, openCourses }) => ({
    id,
    name,
    client,
    openCourses,
    types: courseTypesOfRow({ audience: id }, model),
  })),
  retention: planRetentionPeriods(model, parameters),
  promotions: planPromotions({ model, parameters }),
  discounts: planDiscounts({ model, rules }),
  standardPrices: planStandardPrices({ model, parameters }),
});

const textMissing = (planning: Planning, address: PlannedAddress): Finding => {
  const path = expectedDocumentPath(planning, address);
  return {
    code: 'missing-text',
    at: { content: path },
    lacks: [subjectOfContentFile(path)],
    found: `“${address.path}” has no text: there is no file “content/${path}”.`,
  };
};

/**
 * Makes every decision: addresses, pages, redirects, texts. Mistakes that show only here, such as a dangling link in a text, are returned
 * as findings. `readAs` records which page reads which facts.
 */
export const planSite = (given: Project, readAs: ReadAs = (_, run) => run()): PlanResult => {
  const findings: Finding[] = [];
  const project = {
    ...given,
    content: readAs('interface', () => fillInterfaceTexts(given, (finding) => findings.push(finding))),
  };
  const { model, parameters, rules } = project;
  const pictures = planPictures(project);
  const shown = { ...project, model: bindFacts(model) };
  const decide = createRuleDecider(rules, { parameters, editionDay: parseEditionDay(model.edition) });
  const addresses = withMembership(planAddresses(shown.model, articleNames(project.content)), {
    model: project.model,
    decide,
  });
  const planning = createPlanningContext(shown, addresses, { findings, pictures, decide });
  const pages = addresses.flatMap((address): PlannedPage[] => {
    const page = readAs(address.path, () => planPage(planning, address));
    if (page === null) findings.push(textMissing(planning, address));
    return page === null ? [] : [page];
  });
  // A text that seems unused may be the missing text of a page under another name, so unused texts are reported only if no page is missing.
  if (pages.length === addresses.length) findings.push(...findUnusedTexts(planning));
  const titles = checkPageTitles(planning, pages);
  const ledger = planUrlLedger(project, listAnsweredUrls(model, addresses), listSentAddresses(model));
  findings.push(...titles, ...ledger.lost);
  const names = shapeNames(project);
  const plan: SitePlan = {
    model,
    ...planTables(project),
    parameters,
    rules: fillRuleAndRegisterTexts(project).rules,
    addresses,
    host: planHostRules(model, addresses, planRedirects(model, addresses)),
    schemas: planPayloadSchemas(names),
    events: planEvents(names),
    formNames: Object.fromEntries(model.formNames.map(({ id, name }) => [id, name])),
    pages,
    layout: { pl: planLayout(planning, 'pl'), en: planLayout(planning, 'en') },
    mails: readAs('mails', () => planMails(planning)),
    namespaces: planMessageNamespaces(project.content),
    openGraph: planOpenGraphImages(planning, pages),
    report: planDataReport(planning, titles),
    ...listPicturesAndCrops(project, pictures),
    ledger: ledger.lines,
    changes: planPageChangeDays(project.previousPages, pages, model.edition),
    snapshot: snapshotOfProject(project),
    backend: planBackendData(planning),
  };
  return { plan, findings };
};
