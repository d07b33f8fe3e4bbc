import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, localeIds } from '#domain/locale.ts';
import { fillRuleAndRegisterTexts } from '#generator/plan/text/fill-localized-texts.ts';
import type { Project } from '#generator/validate/project.ts';
import { AuditContext, auditTextsInLocale } from './audit.ts';
import { ChangesDocument } from './documents/changes.tsx';
import { DecisionsDocument } from './documents/decisions.tsx';
import { DeparturesDocument } from './documents/departures.tsx';
import { FormsDocument } from './documents/forms.tsx';
import { LawDocument } from './documents/law.tsx';
import { LegalTextsDocument } from './documents/legal-texts.tsx';
import { MailsDocument } from './documents/mails.tsx';
import { MedicalTextsDocument } from './documents/medical-texts.tsx';
import { NumbersDocument } from './documents/numbers.tsx';
import { RulePage } from './documents/rule/rule-page.tsx';
import { RulesDocument } from './documents/rules.tsx';
import { SampleDocument } from './documents/sample.tsx';
import { SpecificationDocument } from './documents/specification.tsx';
import { StartDocument } from './documents/start.tsx';
import type { Evidence } from './evidence.ts';
import type { DocumentId } from './parts/layout.tsx';
import type { Repository } from './repository.ts';
import { findCitingRows } from './words/citing.ts';
import { createRuleCases } from './words/rule-cases.ts';

const documents: Readonly<Record<DocumentId, () => ReactNode>> = {
  index: StartDocument,
  rules: RulesDocument,
  numbers: NumbersDocument,
  decisions: DecisionsDocument,
  departures: DeparturesDocument,
  specification: SpecificationDocument,
  law: LawDocument,
  'legal-texts': LegalTextsDocument,
  'medical-texts': MedicalTextsDocument,
  forms: FormsDocument,
  mails: MailsDocument,
  changes: ChangesDocument,
  sample: SampleDocument,
};

/** A file of the folder, by its path in it. */
export interface AuditFile {
  readonly path: string;
  readonly text: string;
}

export interface AuditFacts {
  readonly project: Project;
  readonly evidence: Evidence;
  readonly repository: Repository;
}

/** Every page in both languages: the documents, and a page for each rule. */
export const renderAuditFiles = ({ project: stated, evidence, repository }: AuditFacts): readonly AuditFile[] => {
  const project = fillRuleAndRegisterTexts(stated);
  const shared = { project, evidence, repository, cases: createRuleCases(stated), citing: findCitingRows(stated) };
  const auditFile = (locale: Locale, id: string, page: ReactNode): AuditFile => ({
    path: `${locale === 'pl' ? '' : `${locale}/`}${id}.html`,
    text: `<!DOCTYPE html>${renderToStaticMarkup(
      <AuditContext value={{ ...shared, locale, t: auditTextsInLocale(locale) }}>{page}</AuditContext>,
    )}\n`,
  });
  return localeIds.flatMap((locale) => [
    ...Object.entries(documents).map(([id, Page]) => auditFile(locale, id, <Page />)),
    ...project.rules.map((rule) => auditFile(locale, `rule-${rule.id}`, <RulePage rule={rule} />)),
  ]);
};
