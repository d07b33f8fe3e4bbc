import type { RuleField } from '#domain/audit/audit-data.ts';
import { ruleValueText } from '#domain/audit/rule-text.ts';
import { type SigningWords, signingWords } from '#domain/audit/signing-words.ts';
import type { Locale } from '#domain/locale.ts';
import { priceText } from '#domain/money/amount.ts';
import type { Labelled, LocalizedText, LocalizedTexts } from '#model/localized-text.ts';
import type { Cell } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable, Output, Rule, TransitionTable } from '#model/rules/language.ts';
import type { Finding } from '../../problems/finding.ts';
import { editionDayOf } from '../../rules/analyse/analyse.ts';
import { type DecisionCase, decisionCases } from '../../rules/cases/boundary-cases.ts';
import { type TransitionCase, transitionCases } from '../../rules/cases/transition-cases.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import { valueOn } from '../../rules/meaning/parameter-value.ts';
import { baseDomain, isNullable, rangeOf, type Value } from '../../rules/meaning/region.ts';
import { parametersByDay, scopeOfRule } from '../../rules/meaning/rule-parameters.ts';
import { everyCarried } from '../../rules/meaning/transition-domains.ts';
import type { Project } from '../../validate/project.ts';
import type { PlannedApprovals } from '../approvals/plan-approvals.ts';
import { markOf } from '../text/departures.ts';
import { bindNumbers, nonBreakingSpaces } from '../text/fill-text.ts';
import { type MessageTexts, messageTexts } from '../text/message-texts.ts';
import { valuesOverTime } from '../text/values-over-time.ts';
import { findUses, type Uses } from './uses/uses.ts';

/** The language of a reader, and what numbers mean on the day of the edition. */
export interface Translator {
  readonly locale: Locale;
  /** A text of the audit itself, by its key in `messages/audit-tables.yaml`. */
  readonly t: MessageTexts;
  /** A text about who signs what, by its key in `messages/audit-signing.yaml`. */
  readonly signing: MessageTexts;
  /** Roles, weights, answers and states in the words that letters use too. */
  readonly words: SigningWords;
  readonly around: RuleContext;
  /** What sources name by an id. */
  readonly cited: Pick<Project['model'], 'clauses' | 'laws' | 'guidelines' | 'register'>;
  readonly cases: RuleCases;
  readonly uses: Uses;
  /** Who answers for which rule. */
  readonly approvals: PlannedApprovals['states'];
}

/** The boundary cases of rules. Readers of both languages share them, since they take the most time. */
export interface RuleCases {
  readonly ofDecision: (table: DecisionTable) => readonly DecisionCase[];
  readonly ofTransitions: (table: TransitionTable) => readonly TransitionCase[];
}

/** Cases hold no words, so that they are those of the rules as the model states them. */
const casesOf = ({ rules, parameters }: Project['raw'], editionDay: number): RuleCases => {
  const stated = new Map(rules.map((rule) => [rule.id, rule]));
  const around = { parameters, editionDay };
  const decisions = new Map<string, readonly DecisionCase[]>();
  const transitions = new Map<string, readonly TransitionCase[]>();
  return {
    ofDecision: (table) => {
      const rule = stated.get(table.id);
      const cases = decisions.get(table.id) ?? decisionCases(rule?.kind === 'decision' ? rule : table, around);
      decisions.set(table.id, cases);
      return cases;
    },
    ofTransitions: (table) => {
      const rule = stated.get(table.id);
      const cases = transitions.get(table.id) ?? transitionCases(rule?.kind === 'transitions' ? rule : table, around);
      transitions.set(table.id, cases);
      return cases;
    },
  };
};

/** Readers of both languages over the same rules and numbers. */
export const createReaders = (
  project: Project,
  approvals: PlannedApprovals['states'],
  report: (finding: Finding) => void,
): Readonly<Record<Locale, Translator>> => {
  const around = { parameters: project.parameters, editionDay: editionDayOf(project.model.edition) };
  const cases = casesOf(project.raw, around.editionDay);
  const uses = findUses(project);
  const translatorOf = (locale: Locale): Translator => ({
    locale,
    t: messageTexts(project, { namespace: 'audit-tables', locale }, report),
    signing: messageTexts(project, { namespace: 'audit-signing', locale }, report),
    words: signingWords[locale],
    around,
    cited: project.model,
    cases,
    uses,
    approvals,
  });
  return { pl: translatorOf('pl'), en: translatorOf('en') };
};

export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A wording of the model in the language of the page. */
export const localized = (localizedText: LocalizedText, { locale }: Translator): string =>
  locale === 'pl' ? bindNumbers(nonBreakingSpaces(localizedText.pl)) : localizedText.en;

/** The words behind one name of a rule; the analysis refuses a rule that uses a name without declaring it. */
export const wordOf = (words: LocalizedTexts, name: string, translator: Translator): string => {
  const localizedText = words[name];
  return localizedText === undefined ? name : localized(localizedText, translator);
};

/** What a rule calls the values that its conditions may test. */
const namesOf = (rule: Rule): LocalizedTexts =>
  rule.kind === 'decision' ? { ...rule.inputs, ...rule.facts } : { ...rule.held, ...everyCarried(rule), ...rule.facts };

export const nameText = (name: string, rule: Rule, translator: Translator): string =>
  wordOf(namesOf(rule), name, translator);

/** A value of a rule as the page and the “try it” form need it; `label` is what the reader calls it. */
export const fieldOf = (
  { name, label, domain }: { readonly name: string; readonly label: string; readonly domain: Domain },
  translator: Translator,
): RuleField => {
  const base = baseDomain(domain);
  const range = rangeOf(domain);
  const finite = (end: number | undefined) => (end !== undefined && Number.isFinite(end) ? end : null);
  const words = base.kind === 'oneOf' ? Object.entries(base.values) : [];
  return {
    name,
    label,
    kind: base.kind === 'nullable' ? 'text' : base.kind,
    nullable: isNullable(domain),
    words: words.map(([value, localizedText]) => ({ value, label: localized(localizedText, translator) })),
    from: finite(range?.from),
    to: finite(range?.to),
  };
};

/** Inputs, held or carried values as fields. */
export const fieldsOf = (
  domains: Readonly<Record<string, Labelled<Domain>>>,
  translator: Translator,
): readonly RuleField[] =>
  Object.entries(domains).map(([name, domain]) =>
    fieldOf({ name, label: localized(domain, translator), domain }, translator),
  );

export const valueText = (value: Value, domain: Domain, translator: Translator): string =>
  ruleValueText(value, fieldOf({ name: '', label: '', domain }, translator), translator.locale);

/** Stands behind a number that its sources state otherwise. */
export const numberMark = (id: string, { around, cited, locale }: Translator): string =>
  markOf(id, { parameters: around.parameters, clauses: cited.clauses }, locale);

/** The result of a rule as a field; what a departing number gives has its mark. */
export const resultField = (table: DecisionTable, translator: Translator): RuleField => {
  const field = fieldOf({ name: 'result', label: translator.t('result'), domain: table.outputs }, translator);
  const given = table.rows.flatMap(({ output }) =>
    typeof output === 'object' && output !== null && 'parameter' in output ? [output.parameter] : [],
  );
  const marks = [...new Set(given)].flatMap((id) => {
    const mark = numberMark(id, translator);
    return mark === '' ? [] : (translator.around.parameters[id]?.values ?? []).map(({ value }) => ({ value, mark }));
  });
  return marks.length === 0 ? field : { ...field, marks };
};

/** The value of a parameter in its unit, with its name: `10 (low-availability threshold)`. Read on a day of the rule, all its values. */
export const parameterText = (id: string, rule: Rule, translator: Translator): string => {
  const { around, locale } = translator;
  const parameter = around.parameters[id];
  if (parameter === undefined) return `? (${id})`;
  const textOf = (value: number): string => (parameter.unit === 'grosze' ? priceText(value, locale) : String(value));
  const value = valueOn(parameter, around.editionDay);
  const values = parametersByDay(rule, around.parameters).includes(id)
    ? valuesOverTime(parameter, locale, textOf)
    : value === null
      ? '?'
      : textOf(value);
  return `${values} (${localized(parameter.name, translator)})${numberMark(id, translator)}`;
};

const boundText = (bound: number | string, rule: Rule, translator: Translator): string =>
  typeof bound === 'number' ? String(bound) : parameterText(bound, rule, translator);

/** A condition in words. */
export const cellText = (
  cell: Cell | undefined,
  { rule, domain }: { readonly rule: Rule; readonly domain: Domain },
  translator: Translator,
): string => {
  const { t } = translator;
  const bound = (value: number | string): string => boundText(value, rule, translator);
  if (cell === undefined) return t('any');
  if (cell.op === 'isNull') return t('isNull');
  if (cell.op === 'oneOf') return cell.values.map((value) => valueText(value, domain, translator)).join(` ${t('or')} `);
  if (cell.op === 'between') return filled(t('between'), { from: bound(cell.from), to: bound(cell.to) });
  if (cell.op !== 'exactly') return filled(t(cell.op), { bound: bound(cell.bound) });
  const isBound = typeof cell.value !== 'boolean' && rangeOf(domain) !== null;
  return isBound ? bound(cell.value) : valueText(cell.value, domain, translator);
};

/** The conditions of a row in one phrase, e.g. “free places: at most 0”. */
export const guardText = (when: Readonly<Record<string, Cell>>, rule: Rule, translator: Translator): string => {
  const scope = scopeOfRule(rule);
  return Object.entries(when)
    .map(([name, cell]) => {
      const condition = cellText(cell, { rule, domain: scope[name] ?? { kind: 'text' } }, translator);
      return `${nameText(name, rule, translator)}: ${condition}`;
    })
    .join(` ${translator.t('and')} `);
};

export const outputText = (output: Output, table: DecisionTable, translator: Translator): string => {
  if (output === null || typeof output !== 'object') return valueText(output, table.outputs, translator);
  return 'parameter' in output
    ? parameterText(output.parameter, table, translator)
    : nameText(output.copy, table, translator);
};
