import type { RuleField } from '#domain/audit/audit-data.ts';
import { moneyText, ruleValueText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cell } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable, Output, Rule, TransitionTable } from '#model/rules/language.ts';
import type { Wording } from '#model/wording.ts';
import { type DecisionCase, decisionCases } from '../../rules/cases/boundary-cases.ts';
import { type TransitionCase, transitionCases } from '../../rules/cases/transition-cases.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import { parameterOn } from '../../rules/meaning/parameter-value.ts';
import { baseDomain, isNullable, rangeOf, type Value } from '../../rules/meaning/region.ts';
import { type Scope, scopeOf } from '../../rules/meaning/scope.ts';
import { bindNumbers, bindOneLetterWords } from '../text/fill-text.ts';
import { polishNames } from './polish-names.ts';
import { type Words, words } from './words.ts';

/** The language of a reader, and what numbers mean on the day of the edition. */
export interface Reader {
  readonly locale: Locale;
  readonly words: Words;
  readonly around: RuleContext;
  readonly cases: RuleCases;
}

/** The boundary cases of rules. Readers of both languages share them, since they take the most time. */
export interface RuleCases {
  readonly ofDecision: (table: DecisionTable) => readonly DecisionCase[];
  readonly ofTransitions: (table: TransitionTable) => readonly TransitionCase[];
}

const remembered = <Table extends object, Case>(compute: (table: Table) => Case): ((table: Table) => Case) => {
  const known = new Map<Table, Case>();
  return (table) => {
    const cases = known.get(table) ?? compute(table);
    known.set(table, cases);
    return cases;
  };
};

/** Readers of both languages over the same rules and numbers. */
export const createReaders = (around: RuleContext): Readonly<Record<Locale, Reader>> => {
  const cases: RuleCases = {
    ofDecision: remembered((table: DecisionTable) => decisionCases(table, around)),
    ofTransitions: remembered((table: TransitionTable) => transitionCases(table, around)),
  };
  return {
    pl: { locale: 'pl', words: words.pl, around, cases },
    en: { locale: 'en', words: words.en, around, cases },
  };
};

export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Names that do not read as English when their words are parted. */
const englishNames: Readonly<Record<string, string>> = {
  'bls-eng': 'BLS-AED in English',
  blsAed: 'BLS-AED',
  cityIn: 'city in the address',
  edb: 'Education for Safety (EDB)',
  english: 'English',
  kipp: 'instructor course (KIPP)',
  onSunday: 'on Sunday',
  param: 'in the path',
  ped: 'first aid for children (PED)',
  polish: 'Polish',
  query: 'in the query',
};

const abbreviations = /\b(?:aed|bls|edb|kipp|kpp2?|nip|ok|ped|pesel|tccc|url)\b/g;

/** `freePlaces` as “free places”, `form/peselDateError` as “message: PESEL date error”. */
const englishName = (name: string): string =>
  englishNames[name] ??
  name
    .replace(/^form\//, 'message: ')
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replaceAll(abbreviations, (short) => short.toUpperCase());

/** The name of an input, fact, value, event or effect for a reader who does not program. */
export const nameText = (name: string, { locale }: Reader): string =>
  locale === 'pl' ? (polishNames[name] ?? name) : englishName(name);

/** The name of a state: Polish tells some of them from the event of the same name. */
export const stateText = (name: string, reader: Reader): string =>
  (reader.locale === 'pl' ? polishNames[`state ${name}`] : undefined) ?? nameText(name, reader);

/** A wording of the model in the language of the page. */
export const said = (wording: Wording, { locale }: Reader): string =>
  locale === 'pl' ? bindNumbers(bindOneLetterWords(wording.pl)) : wording.en;

/** A named value of a rule as the page and the “try it” form need it. */
export const fieldOf = (name: string, domain: Domain, reader: Reader): RuleField => {
  const wordOf = name === 'state' ? stateText : nameText;
  const base = baseDomain(domain);
  const range = rangeOf(domain);
  const finite = (end: number | undefined) => (end !== undefined && Number.isFinite(end) ? end : null);
  return {
    name,
    label: nameText(name, reader),
    kind: base.kind === 'nullable' ? 'text' : base.kind,
    nullable: isNullable(domain),
    words: base.kind === 'oneOf' ? base.values.map((value) => ({ value, label: wordOf(value, reader) })) : [],
    from: finite(range?.from),
    to: finite(range?.to),
  };
};

export const valueText = (value: Value, domain: Domain, reader: Reader): string =>
  ruleValueText(value, fieldOf('', domain, reader), reader.locale);

/** The value of a parameter in its unit, with its name: `10 (low-availability threshold)`. */
export const parameterText = (id: string, reader: Reader): string => {
  const { around, locale } = reader;
  const value = parameterOn(around.parameters, id, around.editionDay);
  const parameter = around.parameters[id];
  const isMoney = parameter?.unit === 'grosze';
  const name = parameter === undefined ? id : said(parameter.name, reader);
  return `${value === null ? '?' : isMoney ? moneyText(value, locale) : value} (${name})`;
};

const boundText = (bound: number | string, reader: Reader): string =>
  typeof bound === 'number' ? String(bound) : parameterText(bound, reader);

const exactText = (value: number | string | boolean, domain: Domain, reader: Reader): string => {
  const isBound = typeof value !== 'boolean' && rangeOf(domain) !== null;
  return isBound ? boundText(value, reader) : valueText(value, domain, reader);
};

/** A condition in words. */
export const cellText = (cell: Cell | undefined, domain: Domain, reader: Reader): string => {
  const { words: say } = reader;
  if (cell === undefined || cell.op === 'any') return say.any;
  if (cell.op === 'isNull') return say.isNull;
  if (cell.op === 'oneOf') return cell.values.map((value) => valueText(value, domain, reader)).join(say.or);
  if (cell.op === 'between')
    return filled(say.between, { from: boundText(cell.from, reader), to: boundText(cell.to, reader) });
  if (cell.op === 'exactly') return exactText(cell.value, domain, reader);
  return filled(say[cell.op], { bound: boundText(cell.bound, reader) });
};

/** The conditions of a row in one phrase, e.g. “free places: at most 0”. */
export const guardText = (when: Readonly<Record<string, Cell>>, scope: Scope, reader: Reader): string =>
  Object.entries(when)
    .filter(([, { op }]) => op !== 'any')
    .map(([name, cell]) => `${nameText(name, reader)}: ${cellText(cell, scope[name] ?? { kind: 'text' }, reader)}`)
    .join(reader.words.and);

export const outputText = (output: Output, domain: Domain, reader: Reader): string => {
  if (output === null || typeof output !== 'object') return valueText(output, domain, reader);
  return 'parameter' in output ? parameterText(output.parameter, reader) : nameText(output.copy, reader);
};

/** Every name that the conditions of a rule may test, with its domain. */
export const scopeOfRule = (rule: Rule): Scope => {
  if (rule.kind === 'decision') return scopeOf(rule.inputs, rule.facts).scope;
  const held = Object.fromEntries(Object.entries(rule.held).map(([name, { domain }]) => [name, domain]));
  const inputs: Scope = Object.assign(held, ...Object.values(rule.events));
  return scopeOf(inputs, rule.facts).scope;
};
