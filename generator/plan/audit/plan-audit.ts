import type { Locale } from '#domain/locale.ts';
import type { Bodies } from '#domain/pages/page.ts';
import type { Area } from '#model/rules/language.ts';
import { editionDayOf } from '../../rules/analyse/analyse.ts';
import type { Project } from '../../validate/project.ts';
import { fillRules } from '../text/fill-rules.ts';
import { claimsArea, parametersArea, registerArea } from './fact-areas.ts';
import { createReaders, type Reader } from './reader.ts';
import { ruleSection } from './rule-section.ts';
import { trialRules } from './trial-rules.ts';
import type { Words } from './words.ts';

const areasOf = (areas: Words['areas']): readonly (readonly [Area, string])[] => [
  ['availability', areas.availability],
  ['dates', areas.dates],
  ['prices', areas.prices],
  ['forms', areas.forms],
  ['widgets', areas.widgets],
  ['site', areas.site],
];

const auditFor = (project: Project, reader: Reader): Bodies['audit'] => {
  const ofRules = areasOf(reader.words.areas).map(([id, title]) => ({
    id: `area-${id}`,
    title,
    sections: project.rules.filter(({ area }) => area === id).map((rule) => ruleSection(rule, project, reader)),
  }));
  return {
    intro: reader.words.intro,
    areas: [...ofRules, parametersArea(project, reader), registerArea(project, reader), claimsArea(project, reader)],
    trial: trialRules(project.rules, reader),
  };
};

/** The audit in both languages: every rule by area, then the numbers, the register and the claims. */
export const planAudit = (given: Project): Readonly<Record<Locale, Bodies['audit']>> => {
  const project = { ...given, rules: fillRules(given) };
  const { pl, en } = createReaders({
    parameters: project.parameters,
    editionDay: editionDayOf(project.facts.edition),
  });
  return { pl: auditFor(project, pl), en: auditFor(project, en) };
};
