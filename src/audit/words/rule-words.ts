import { formatPrice } from '#domain/money/amount.ts';
import { departureMark } from '#generator/plan/text/departures.ts';
import { bindNumbersToUnits, bindWords } from '#generator/plan/text/fill-text.ts';
import { describeValuesOverTime } from '#generator/plan/text/values-over-time.ts';
import { operators } from '#generator/rules/meaning/operators/operators.ts';
import { parameterValueById } from '#generator/rules/meaning/parameter-value.ts';
import { domainRange, domainWithoutNull, isNullableDomain, type Value } from '#generator/rules/meaning/region.ts';
import { parametersReadByDay, scopeOfRule } from '#generator/rules/meaning/rule-parameters.ts';
import { allPayloadDomains } from '#generator/rules/meaning/transition-domains.ts';
import type { LocalizedText, LocalizedTexts } from '#model/localized-text.ts';
import type { Cell } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { DecisionTable, Output, Rule, Setting, TransitionTable } from '#model/rules/language.ts';
import type { Audit } from '../audit.ts';
import { type Field, formatFieldValue } from './field.ts';

/** A wording of the model in the language of the reader. */
export const textInAuditLanguage = ({ locale }: Pick<Audit, 'locale'>, text: LocalizedText): string =>
  locale === 'pl' ? bindNumbersToUnits(bindWords(text.pl, 'pl')) : text.en;

/** The words behind a name of a rule; the analysis refuses a name that the rule does not declare. */
export const labelOfName = (words: LocalizedTexts, name: string, audit: Audit): string => {
  const text = words[name];
  return text === undefined ? name : textInAuditLanguage(audit, text);
};

/** What a rule calls a value that its conditions may test. */
export const formatRuleName = (name: string, rule: Rule, audit: Audit): string =>
  labelOfName(
    rule.kind === 'decision'
      ? { ...rule.inputs, ...rule.facts }
      : { ...rule.context, ...allPayloadDomains(rule), ...rule.facts },
    name,
    audit,
  );

const finite = (end: number | undefined): number | null => (end !== undefined && Number.isFinite(end) ? end : null);

export const trialFieldOfDomain = (domain: Domain, audit: Audit): Field => {
  const base = domainWithoutNull(domain);
  const range = domainRange(domain);
  const words = base.kind === 'oneOf' ? Object.entries(base.values) : [];
  return {
    kind: base.kind === 'nullable' ? 'text' : base.kind,
    nullable: isNullableDomain(domain),
    words: Object.fromEntries(words.map(([value, text]) => [value, textInAuditLanguage(audit, text)])),
    from: finite(range?.from),
    to: finite(range?.to),
  };
};

export const ruleValueInWords = (value: Value, domain: Domain, audit: Audit): string =>
  formatFieldValue(value, trialFieldOfDomain(domain, audit), audit.locale);

/** The value of a number with its name: `10 (low-availability limit)`; all its values where the rule reads it on a day of its own. */
export const formatRuleParameter = (id: string, rule: Rule, audit: Audit): string => {
  const { around } = audit.cases;
  const parameter = around.parameters[id];
  if (parameter === undefined) return id;
  const shown = (value: number): string =>
    parameter.unit === 'grosze' ? formatPrice(value, audit.locale) : String(value);
  const value = parametersReadByDay(rule, around.parameters).includes(id)
    ? describeValuesOverTime(parameter, audit.locale, shown)
    : shown(parameterValueById(around.parameters, id, around.editionDay) ?? Number.NaN);
  const { model, content } = audit.project;
  const mark = departureMark(id, { parameters: around.parameters, clauses: model.clauses, content }, audit.locale);
  return `${value} (${textInAuditLanguage(audit, parameter.name)})${mark}`;
};

/** A condition in words. */
export const formatRuleCell = (cell: Cell | undefined, rule: Rule, domain: Domain, audit: Audit): string => {
  const { t } = audit;
  const bound = (value: number | string): string =>
    typeof value === 'number' ? String(value) : formatRuleParameter(value, rule, audit);
  if (cell === undefined) return t.any();
  switch (cell.op) {
    case 'isNull':
      return t.notGiven();
    case 'oneOf':
      return cell.values.map((value) => ruleValueInWords(value, domain, audit)).join(` ${t.or()} `);
    case 'between':
      return t.between({ from: bound(cell.from), to: bound(cell.to) });
    case 'exactly':
      return typeof cell.value !== 'boolean' && domainRange(domain) !== null
        ? bound(cell.value)
        : ruleValueInWords(cell.value, domain, audit);
    default:
      return t[cell.op]({ bound: bound(cell.bound) });
  }
};

/** The conditions of a row in one phrase: “free places: at most 0”. */
export const formatRuleGuard = (when: Readonly<Record<string, Cell>>, rule: Rule, audit: Audit): string => {
  const scope = scopeOfRule(rule);
  return Object.entries(when)
    .map(
      ([name, cell]) =>
        `${formatRuleName(name, rule, audit)}: ${formatRuleCell(cell, rule, scope[name] ?? { kind: 'text' }, audit)}`,
    )
    .join(` ${audit.t.and()} `);
};

export const formatRuleOutput = (output: Output, table: DecisionTable, audit: Audit): string => {
  if (output === null || typeof output !== 'object') return ruleValueInWords(output, table.outputs, audit);
  return 'parameter' in output
    ? formatRuleParameter(output.parameter, table, audit)
    : formatRuleName(output.copy, table, audit);
};

/** What a derived value is, as a phrase. */
export const formatRuleFact = (fact: Fact, rule: Rule, audit: Audit): string => {
  const [a = '', b = ''] = fact.of.map((name) => formatRuleName(name, rule, audit));
  const p = fact.parameter === undefined ? '' : formatRuleParameter(fact.parameter, rule, audit);
  const phrase = operators[fact.op]?.phrase[audit.locale] ?? fact.op;
  return phrase.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{p}', p);
};

/** What a transition writes into a value next to the state. */
export const formatTransitionSetting = (
  name: string,
  setting: Setting,
  table: TransitionTable,
  audit: Audit,
): string => {
  const label = formatRuleName(name, table, audit);
  if ('step' in setting) return `${label} ${setting.step === 'next' ? '+' : '−'} 1`;
  if ('copy' in setting) return `${label} = ${formatRuleName(setting.copy, table, audit)}`;
  const domain = table.context[name]?.domain;
  return `${label} = ${domain === undefined ? String(setting.to) : ruleValueInWords(setting.to, domain, audit)}`;
};

export const formatNameList = (names: readonly string[], words: LocalizedTexts, audit: Audit): string =>
  names.map((name) => labelOfName(words, name, audit)).join(', ');
