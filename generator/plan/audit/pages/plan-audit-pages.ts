import type { AuditPage } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../../problems/finding.ts';
import type { Project } from '../../../validate/project.ts';
import type { PlannedApprovals } from '../../approvals/plan-approvals.ts';
import { fillWordings } from '../../text/fill-localized-texts.ts';
import { createReaders } from '../translator.ts';
import { changedBlock, changesPage } from './changes-page.ts';
import { citingPlaces, type Desk, type NumberPlaces } from './desk.ts';
import { formPage, mailPage, promisePage } from './fact-pages.ts';
import { listPages } from './list-pages.ts';
import { parameterPage } from './parameter-page.ts';
import { registerLists, riskBlock } from './register-lists.ts';
import { registerPage } from './register-page.ts';
import { rulePage } from './rule-page.ts';
import { clausePages, lawPages } from './source-pages.ts';

const mostQuestions = 10;

const subjectPages = (desk: Desk): readonly AuditPage[] => {
  const { model, rules, parameters } = desk.project;
  return [
    ...rules.map((rule) => rulePage(rule, desk)),
    ...Object.entries(parameters).map(([id, parameter]) => parameterPage(id, parameter, desk)),
    ...clausePages(desk),
    ...lawPages(desk),
    ...model.register.map((entry) => registerPage(entry, desk)),
    ...model.promises.map((promise) => promisePage(promise, desk)),
    ...model.forms.map((form) => formPage(form, desk)),
    ...model.mails.map((mail) => mailPage(mail, desk)),
  ];
};

const overview = (desk: Desk): AuditPage => {
  const { t } = desk.translator;
  return {
    id: 'index',
    kind: 'list',
    title: t('overview'),
    lead: t('introRules'),
    about: [],
    blocks: [changedBlock(desk), riskBlock(desk, mostQuestions)],
    words: [],
  };
};

const pagesFor = (desk: Desk): readonly AuditPage[] => {
  const pages = subjectPages(desk);
  return [overview(desk), ...listPages(desk, pages), ...registerLists(desk), changesPage(desk), ...pages];
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
