import type { AuditPage } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../../problems/finding.ts';
import type { Project } from '../../../validate/project.ts';
import type { PlannedApprovals } from '../../approvals/plan-approvals.ts';
import { fillWordings } from '../../text/fill-localized-texts.ts';
import { createReaders } from '../translator.ts';
import { type AuditContext, citingPlaces, type NumberPlaces } from './audit-context.ts';
import { changedBlock, changesPage } from './changes-page.ts';
import { commitmentPage, formPage, mailPage } from './fact-pages.ts';
import { listPages } from './list-pages.ts';
import { parameterPage } from './parameter-page.ts';
import { registerLists, riskBlock } from './register-lists.ts';
import { registerPage } from './register-page.ts';
import { rulePage } from './rule-page.ts';
import { clausePages, lawPages } from './source-pages.ts';

const mostQuestions = 10;

const subjectPages = (context: AuditContext): readonly AuditPage[] => {
  const { model, rules, parameters } = context.project;
  return [
    ...rules.map((rule) => rulePage(rule, context)),
    ...Object.entries(parameters).map(([id, parameter]) => parameterPage(id, parameter, context)),
    ...clausePages(context),
    ...lawPages(context),
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
    blocks: [changedBlock(context), riskBlock(context, mostQuestions)],
    words: [],
  };
};

const pagesFor = (context: AuditContext): readonly AuditPage[] => {
  const pages = subjectPages(context);
  return [overview(context), ...listPages(context, pages), ...registerLists(context), changesPage(context), ...pages];
};

/** What other parts of the plan have found. */
interface Known {
  readonly numbers: ReadonlyMap<string, NumberPlaces>;
  readonly approvals: PlannedApprovals['states'];
}

/** The pages of the audit in both languages, without what code, tests and history say. */
export const planAuditPages = (
  given: Project,
  { numbers, approvals }: Known,
  report: (finding: Finding) => void,
): Readonly<Record<Locale, readonly AuditPage[]>> => {
  const project = fillWordings(given);
  const readers = createReaders(project, approvals, report);
  const shared = { project, citing: citingPlaces(project), numbers, origin: project.model.organisation.origin };
  return {
    pl: pagesFor({ ...shared, translator: readers.pl }),
    en: pagesFor({ ...shared, translator: readers.en }),
  };
};
