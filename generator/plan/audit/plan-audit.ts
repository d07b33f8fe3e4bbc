import type { AuditBody } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
import type { Area } from '#model/rules/language.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import type { PlannedApprovals } from '../approvals/plan-approvals.ts';
import { fillWordings } from '../text/fill-localized-texts.ts';
import { claimsArea, commitmentsArea, parametersArea, registerArea } from './areas/fact-areas.ts';
import { mailsArea } from './areas/mails-area.ts';
import { processingArea } from './areas/processing-area.ts';
import { lawsArea, specificationArea } from './areas/source-areas.ts';
import { ruleSection } from './blocks/rule-section.ts';
import { sourcesArea } from './fact-sources.ts';
import { createReaders, type Translator } from './translator.ts';
import { trialRules } from './trial-rules.ts';

const areas: readonly Area[] = ['availability', 'dates', 'prices', 'forms', 'bookings', 'widgets', 'site'];

const auditFor = (project: Project, translator: Translator): AuditBody => {
  const ofRules = areas.map((id) => ({
    id: `area-${id}`,
    title: translator.t('area', id),
    sections: project.rules.filter(({ area }) => area === id).map((rule) => ruleSection(rule, project, translator)),
  }));
  return {
    intro: [translator.t('introRules'), translator.t('introCases')],
    areas: [
      ...ofRules,
      parametersArea(project, translator),
      specificationArea(project, translator),
      lawsArea(project, translator),
      registerArea(project, translator),
      commitmentsArea(project, translator),
      mailsArea(project, translator),
      claimsArea(project, translator),
      processingArea(project, translator),
      sourcesArea(project, translator),
    ],
    trial: trialRules(project.rules, translator),
  };
};

/** The audit in both languages: every rule by area, then the numbers, the register and the claims. */
export const planAudit = (
  given: Project,
  { states }: PlannedApprovals,
  report: (finding: Finding) => void,
): Readonly<Record<Locale, AuditBody>> => {
  const project = fillWordings(given);
  const { pl, en } = createReaders(project, states, report);
  return { pl: auditFor(project, pl), en: auditFor(project, en) };
};
