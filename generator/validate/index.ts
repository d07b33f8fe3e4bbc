import type { Finding } from '../problems/finding.ts';
import { createRuleDecider } from '../rules/meaning/decide.ts';
import { parseEditionDay } from '../rules/meaning/parameter-value.ts';
import type { Loaded } from '../sources/loaded.ts';
import { checkAddresses } from './addresses.ts';
import { checkBrandContrast } from './brand.ts';
import { checkArticles } from './content/articles.ts';
import { checkDemoCalendar } from './content/calendar.ts';
import { checkCommitments } from './content/commitments.ts';
import type { Content } from './content/content.ts';
import { checkContractClaims } from './content/contract-claims.ts';
import { checkCourseSections, checkNumbersOfOtherCourses } from './content/course-sections.ts';
import { checkFieldTextArguments, checkFormTexts, checkTextsOfMissingFields } from './content/form-texts.ts';
import { checkFrontMatterReferences } from './content/front-references.ts';
import { checkMessages } from './content/messages.ts';
import { checkPictures } from './content/pictures.ts';
import { checkFaqQuestions } from './content/questions.ts';
import { parseContentFiles } from './content/read-content.ts';
import { checkSignedTexts } from './content/signed-texts.ts';
import { checkStrayMarks, checkUnusedGaps } from './content/stray-marks.ts';
import { checkRouteDecisions } from './decided-routes.ts';
import type { Check, Facts } from './facts.ts';
import { checkLanguageCompleteness } from './languages.ts';
import { checkNumbersAgainstSources, checkNumbersTypedInContent } from './numbers-in-texts.ts';
import { checkParameterRelations } from './parameter-relations.ts';
import { checkParameterValues, checkPriceProportions } from './parameters.ts';
import type { Project } from './project.ts';
import { checkChooser } from './rows/chooser.ts';
import { checkCitations } from './rows/citations.ts';
import { checkCrossTableConsistency } from './rows/consistency.ts';
import { checkDiscountAnswers, checkDiscounts } from './rows/discounts.ts';
import { checkFormRules } from './rows/form-rules.ts';
import { checkRuleTextLanguages } from './rows/localized-texts.ts';
import { parametersById, rulesOfModel } from './rows/model-parts.ts';
import { checkPayloads } from './rows/payloads.ts';
import { checkPromotions } from './rows/promotions.ts';
import { checkReferences } from './rows/references.ts';
import { checkParameterForms, checkRuleForms } from './rows/rule-forms.ts';
import { checkSentAddresses } from './rows/sent-addresses.ts';
import { checkRegisterEntriesOfParameters, checkRegisterEntriesOfRows, checkShownBy } from './rows/shown-by.ts';
import { checkConfirmations, checkRuleWeights } from './rows/signatures.ts';
import { checkDuplicatesInLists, checkUniqueness } from './rows/uniqueness.ts';
import {
  checkNumbersTypedInModel,
  checkParametersInRegisterTexts,
  checkParametersInRuleTexts,
  checkTypedInterfaceLabels,
} from './rule-texts.ts';
import { checkRules } from './rules.ts';
import { namesByReferenceKind } from './shape/references.ts';
import { checkModelShape, type ShapeResult } from './shape/shape.ts';

export interface Validation {
  /** The project; null if the model is too broken to plan anything. */
  readonly project: Project | null;
  readonly findings: readonly Finding[];
}

const pageNames = (content: Content): string[] =>
  [...content.documents.pl.keys()]
    .filter((name) => name.startsWith('pages/'))
    .map((name) => name.slice('pages/'.length));

/** The checks that need rows that fit their schema. */
const checks: readonly Check[] = [
  checkReferences,
  checkFrontMatterReferences,
  checkUniqueness,
  checkDuplicatesInLists,
  checkCitations,
  checkParameterRelations,
  checkPriceProportions,
  checkPromotions,
  checkDiscounts,
  checkDiscountAnswers,
  checkCrossTableConsistency,
  checkBrandContrast,
  checkRouteDecisions,
  checkChooser,
  checkShownBy,
  checkRegisterEntriesOfParameters,
  checkRegisterEntriesOfRows,
  checkNumbersAgainstSources,
  checkConfirmations,
  checkRuleWeights,
  checkParametersInRegisterTexts,
  checkTypedInterfaceLabels,
  checkNumbersTypedInModel,
  checkPayloads,
  checkDemoCalendar,
  checkFaqQuestions,
  checkSignedTexts,
  checkFormTexts,
  checkTextsOfMissingFields,
  checkFormRules,
  checkCourseSections,
  checkNumbersOfOtherCourses,
  checkFieldTextArguments,
  checkAddresses,
  checkSentAddresses,
  checkCommitments,
  checkContractClaims,
  checkUnusedGaps,
  checkPictures,
];

const checkFacts = (
  loaded: Loaded,
  { model, rows }: ShapeResult,
  { content, parameters, rules }: Pick<Facts, 'content' | 'parameters' | 'rules'>,
): readonly Finding[] => {
  if (model === null) return [];
  const editionDay = parseEditionDay(model.edition);
  const facts: Facts = {
    model,
    whole: loaded.model,
    rows,
    rules,
    parameters,
    editionDay,
    decide: createRuleDecider(rules, { parameters, editionDay }),
    content,
    files: loaded.content,
    binaries: loaded.contentBinaries,
    targets: namesByReferenceKind(loaded.model, {
      parameters: Object.keys(parameters),
      faqSets: [...content.faq.pl.keys()],
      pages: pageNames(content),
    }),
  };
  return checks.flatMap((check) => check(facts));
};

/**
 * Codes of findings that can be consequences of a row that was left out because it does not fit its schema. They do not help next to the
 * true finding.
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

/** Whether a finding is about a course or route whose audience does not exist. It then has no page, and other findings follow from that. */
const isOfAudience = ({ code, at }: Finding): boolean =>
  code === 'dangling-reference' && 'model' in at && at.model.at(-1) === 'audience';

/** Runs every check of model and content; pure. Without rows that fit their schema there is no project to plan. */
export const validateProject = (loaded: Loaded): Validation => {
  const shape = checkModelShape(loaded.model);
  const { content, findings } = parseContentFiles(loaded.content);
  const languages = checkLanguageCompleteness(loaded.model, { files: loaded.content, content });
  if (languages.length > 0) return { project: null, findings: languages };
  const parameters = parametersById(loaded.model);
  const rules = rulesOfModel(loaded.model);
  const wordings = checkRuleTextLanguages(loaded.model);
  const forms = [...checkRuleForms(loaded.model), ...checkParameterForms(loaded.model)];
  if (forms.length > 0) return { project: null, findings: [...shape.findings, ...wordings, ...findings, ...forms] };
  const derived = checkFacts(loaded, shape, { content, parameters, rules });
  const isComplete = shape.findings.length === 0 && wordings.length === 0 && !derived.some(isOfAudience);
  const all: Finding[] = [
    ...shape.findings,
    ...wordings,
    ...findings,
    ...checkParameterValues(parameters),
    ...derived.filter(({ code }) => isComplete || !consequences.has(code)),
    ...checkArticles(content, shape.model?.edition ?? null),
    ...checkMessages(content),
    ...checkStrayMarks(loaded.content),
    ...checkNumbersTypedInContent(loaded.content, { parameters, content }),
  ];
  if (shape.model === null) return { project: null, findings: all };
  all.push(...checkRules(rules, parameters, shape.model.edition));
  if (!isComplete) return { project: null, findings: all };
  all.push(...checkParametersInRuleTexts(rules, { parameters, content }));
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
