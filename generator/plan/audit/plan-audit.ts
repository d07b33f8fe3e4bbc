import type { AuditPage, TrialRule } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import { entryStates } from '../approvals/entry-states.ts';
import type { PlannedApprovals } from '../approvals/plan-approvals.ts';
import { fillWordings } from '../text/fill-localized-texts.ts';
import { answersPage, doubtsTable, refusedBlock } from './pages/answers-page.ts';
import { type AuditContext, citingPlaces, type NumberPlaces } from './pages/audit-context.ts';
import { changedBlock, changesPage } from './pages/changes-page.ts';
import { filledBlocks } from './pages/citing-blocks.ts';
import { commitmentPage, formPage, mailPage } from './pages/fact-pages.ts';
import { listPages } from './pages/list-pages.ts';
import { parameterPage } from './pages/parameter-page.ts';
import { registerList, riskBlock } from './pages/register-list.ts';
import { registerPage } from './pages/register-page.ts';
import { rulePage } from './pages/rule-page.ts';
import { questionsPage, stepsBlock } from './pages/signing-pages.ts';
import { clausePages, guidelinePages, lawPages } from './pages/source-pages.ts';
import { legalPage } from './reading/legal-page.ts';
import { medicalPage } from './reading/medical-page.ts';
import { createReaders } from './translator.ts';
import { trialRules } from './trial-rules.ts';

const mostQuestions = 10;

const subjectPages = (context: AuditContext): readonly AuditPage[] => {
  const { model, rules, parameters } = context.project;
  return [
    ...rules.map((rule) => rulePage(rule, context)),
    ...Object.entries(parameters).map(([id, parameter]) => parameterPage(id, parameter, context)),
    ...clausePages(context),
    ...lawPages(context),
    ...guidelinePages(context),
    ...model.register.map((entry) => registerPage(entry, context)),
    ...model.commitments.map((commitment) => commitmentPage(commitment, context)),
    ...model.forms.map((form) => formPage(form, context)),
    ...model.mails.map((mail) => mailPage(mail, context)),
  ];
};

const overview = (context: AuditContext): AuditPage => {
  const { t } = context.translator;
  return {
    id: 'index',
    kind: 'list',
    title: t('overview'),
    lead: t('introRules'),
    about: [],
    blocks: filledBlocks([
      stepsBlock(context),
      { kind: 'paragraph', text: t('introCases') },
      changedBlock(context),
      refusedBlock(context),
      doubtsTable(context),
      riskBlock(context, mostQuestions),
    ]),
    words: [],
  };
};

const pagesFor = (context: AuditContext): readonly AuditPage[] => {
  const pages = subjectPages(context);
  return [
    overview(context),
    ...listPages(context, pages),
    registerList(context),
    questionsPage(context),
    medicalPage(context),
    legalPage(context),
    answersPage(context),
    changesPage(context),
    ...pages,
  ];
};

/** What other parts of the plan have found. */
interface Known {
  readonly numbers: ReadonlyMap<string, NumberPlaces>;
  readonly approvals: PlannedApprovals['states'];
}

export interface PlannedAudit {
  readonly pages: readonly AuditPage[];
  readonly trial: readonly TrialRule[];
}

/** Plans the audit in a language, without what code, tests and history add to it later. */
export const auditPlanner = (
  given: Project,
  { numbers, approvals }: Known,
  report: (finding: Finding) => void,
): ((locale: Locale) => PlannedAudit) => {
  const project = fillWordings(given);
  const readers = createReaders(project, approvals, report);
  const shared = {
    project,
    citing: citingPlaces(project),
    numbers,
    entries: entryStates(given),
    origin: project.model.organisation.origin,
  };
  return (locale) => ({
    pages: pagesFor({ ...shared, translator: readers[locale] }),
    trial: trialRules(project.rules, readers[locale]),
  });
};

/** The audit in both languages. */
export const planAudit = (...given: Parameters<typeof auditPlanner>): Readonly<Record<Locale, PlannedAudit>> => {
  const planFor = auditPlanner(...given);
  return { pl: planFor('pl'), en: planFor('en') };
};
