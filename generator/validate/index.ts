import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Loaded } from '../load/loaded.ts';
import type { Finding } from '../problems/finding.ts';
import { editionDayOf } from '../rules/analyse/analyse.ts';
import { createDecide } from '../rules/meaning/decide.ts';
import { checkAddresses } from './addresses.ts';
import { checkBrand } from './brand.ts';
import { articleNames } from './content/article-names.ts';
import { checkArticles } from './content/articles.ts';
import { checkCalendar } from './content/calendar.ts';
import { checkCommitments } from './content/commitments.ts';
import type { Content } from './content/content.ts';
import { checkContractClaims } from './content/contract-claims.ts';
import { checkCourseSections } from './content/course-sections.ts';
import { checkFieldArguments, checkFormTexts } from './content/form-texts.ts';
import { checkFrontReferences } from './content/front-references.ts';
import { checkMessages } from './content/messages.ts';
import { checkPictures } from './content/pictures.ts';
import { checkQuestions } from './content/questions.ts';
import { readContent } from './content/read-content.ts';
import { checkSignedTexts } from './content/signed-texts.ts';
import { checkGaps, checkStrayMarks } from './content/stray-marks.ts';
import { checkTypedFacts } from './content/typed-facts.ts';
import { checkDecidedRoutes } from './decided-routes.ts';
import { checkLanguages } from './languages.ts';
import { checkParameters } from './parameters.ts';
import type { Project } from './project.ts';
import { checkRelations } from './relations.ts';
import { checkChooser } from './rows/chooser.ts';
import { checkCitations } from './rows/citations.ts';
import { checkConsistency } from './rows/consistency.ts';
import { checkDiscountAnswers, checkDiscounts } from './rows/discounts.ts';
import { checkListedTwice } from './rows/listed-twice.ts';
import { checkWordings } from './rows/localized-texts.ts';
import { parametersOf, rulesOf } from './rows/model-parts.ts';
import { checkOrganisation } from './rows/organisation.ts';
import { checkPayloads } from './rows/payloads.ts';
import { checkPriceProportions } from './rows/price-proportion.ts';
import { checkPromotions } from './rows/promotions.ts';
import { checkReferences, targetsOf } from './rows/references.ts';
import { checkParameterForms, checkRuleForms } from './rows/rule-forms.ts';
import { checkSentAddresses } from './rows/sent-addresses.ts';
import { checkShape, namesOf, type ShapeResult } from './rows/shape.ts';
import { checkEntriesOfParameters, checkShownBy } from './rows/shown-by.ts';
import { checkConfirmations, checkWeights } from './rows/signatures.ts';
import { checkUniqueness } from './rows/uniqueness.ts';
import { checkRegisterTexts, checkRuleTexts } from './rule-texts.ts';
import { checkRules } from './rules.ts';
import { checkStatedNumbers, statementsOf } from './stated-numbers.ts';

export interface Validation {
  /** Null when the model is too broken to plan anything from it. */
  readonly project: Project | null;
  readonly findings: readonly Finding[];
}

const pageNames = (content: Content): string[] =>
  [...content.documents.pl.keys()]
    .filter((name) => name.startsWith('pages/'))
    .map((name) => name.slice('pages/'.length));

/** The checks of the facts, which need sound rows. */
const checkFacts = (
  loaded: Loaded,
  shape: ShapeResult,
  inputs: { content: Content; parameters: Readonly<Record<string, Parameter>>; rules: readonly Rule[] },
): Finding[] => {
  const { model, rows } = shape;
  const { content, parameters, rules } = inputs;
  if (model === null) return [];
  const targets = targetsOf(loaded.model, {
    parameters: Object.keys(parameters),
    faqSets: [...content.faq.pl.keys()],
    pages: pageNames(content),
  });
  return [
    ...checkReferences(model, rows, targets),
    ...checkFrontReferences(content, model, targets),
    ...checkUniqueness(model, rows),
    ...checkListedTwice(loaded.model),
    ...checkCitations(loaded.model),
    ...checkRelations(model.relations, { parameters, editionDay: editionDayOf(model.edition) }),
    ...checkPriceProportions({ model, parameters }),
    ...checkPromotions(rows, { model, parameters }),
    ...checkDiscounts(model, rows, rules),
    ...checkDiscountAnswers(model, rules, loaded.content),
    ...checkConsistency(model, rows),
    ...checkOrganisation(model),
    ...checkBrand(model.brand),
    ...checkDecidedRoutes(model, rows, {
      rules,
      decide: createDecide(rules, { parameters, editionDay: editionDayOf(model.edition) }),
    }),
    ...checkChooser(model, rows, { rules, names: targets['course type'] }),
    ...checkShownBy(rows, { model, rules, parameters }),
    ...checkEntriesOfParameters({ model, rules, parameters }),
    ...checkStatedNumbers(parameters, statementsOf(model)),
    ...checkConfirmations(model, rules, content),
    ...checkWeights(model, rules),
    ...checkRegisterTexts(model, rows, { rules, parameters }),
    ...checkPayloads(model, rows, {
      parameters: targets.parameter,
      shapes: targets['named shape'],
      rules: targets.rule,
    }),
    ...checkCalendar(content.calendar, targets),
    ...checkQuestions(content, { cities: targets.city, sets: namesOf(loaded.model, 'courseTypes', 'faq') }),
    ...checkSignedTexts(model, content),
    ...checkFormTexts(model, rows, content),
    ...checkCourseSections(model, rows, content),
    ...checkFieldArguments(model, content),
    ...checkAddresses(model, rows, articleNames(content)),
    ...checkSentAddresses(model, rows),
    ...checkCommitments(model, rows, loaded.content),
    ...checkContractClaims(model, rows, loaded.content),
    ...checkGaps(model, rows, loaded.content),
    ...checkPictures(model, rows, { content, binaries: loaded.contentBinaries }),
  ];
};

/**
 * What a row that was left out for its form makes look unused, missing or unreachable elsewhere. Such findings are of no help
 * beside the true one.
 */
const consequences: ReadonlySet<Finding['code']> = new Set([
  'not-offered',
  'redirect-dangling',
  'dangling-shown-by',
  'uncited-clause',
  'uncited-law',
  'uncited-guideline',
  'unlisted-link',
  'unbacked-commitment',
  'unread-text',
  'unused-entity',
  'unused-file',
]);

/** A course or route of an audience that does not exist has no page; what else is wrong follows from that. */
const isOfAudience = ({ code, at }: Finding): boolean =>
  code === 'dangling-reference' && 'model' in at && at.model.at(-1) === 'audience';

/** Every check of model and content in one run; pure. Without sound rows there is no project to plan. */
export const validateProject = (loaded: Loaded): Validation => {
  const shape = checkShape(loaded.model);
  const { content, findings } = readContent(loaded.content);
  const languages = checkLanguages(loaded.model, { files: loaded.content, content });
  if (languages.length > 0) return { project: null, findings: languages };
  const parameters = parametersOf(loaded.model);
  const rules = rulesOf(loaded.model);
  const wordings = checkWordings(loaded.model);
  const forms = [...checkRuleForms(loaded.model), ...checkParameterForms(loaded.model)];
  if (forms.length > 0) return { project: null, findings: [...shape.findings, ...wordings, ...findings, ...forms] };
  const derived = checkFacts(loaded, shape, { content, parameters, rules });
  const isComplete = shape.findings.length === 0 && wordings.length === 0 && !derived.some(isOfAudience);
  const all: Finding[] = [
    ...shape.findings,
    ...wordings,
    ...findings,
    ...checkParameters(parameters),
    ...derived.filter(({ code }) => isComplete || !consequences.has(code)),
    ...checkArticles(content, shape.model?.edition ?? null),
    ...checkMessages(content),
    ...checkStrayMarks(loaded.content),
    ...checkTypedFacts(loaded.content, parameters),
  ];
  if (shape.model === null) return { project: null, findings: all };
  all.push(...checkRules(rules, parameters, shape.model.edition));
  if (!isComplete) return { project: null, findings: all };
  all.push(...checkRuleTexts(rules, parameters));
  const project: Project = {
    model: shape.model,
    parameters,
    rules,
    raw: { model: shape.model, rules, parameters },
    content,
    pictures: loaded.contentBinaries,
    texts: loaded.content,
    previousUrls: loaded.previous.urlsLock,
    previousPages: loaded.previous.pagesLock,
    release: loaded.release ?? null,
  };
  return { project, findings: all };
};
