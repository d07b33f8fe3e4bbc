import type { Cell, Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { DecisionTable, Output, Rule, Setting, TransitionTable } from '#model/rules/language.ts';
import { formatCivilDate } from '../runtime/civil-date.ts';
import { type AuditLocale, auditWords } from './audit-words.ts';
import type { DecisionCase } from './boundary-cases.ts';
import { sourceText } from './emit-decision.ts';
import type { Surroundings } from './interpret.ts';
import { parameterOn } from './parameter-value.ts';
import { baseDomain, type Value } from './region.ts';
import { parametersOf } from './rule-parameters.ts';
import { scopeOf } from './scope.ts';

/** One block of an audit section; both Markdown and HTML are printed from it. */
export type AuditBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface AuditSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly AuditBlock[];
}

interface Reader {
  readonly locale: AuditLocale;
  readonly around: Surroundings;
  readonly cases: readonly DecisionCase[];
}

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? '');

const boundText = (bound: number | string, { around }: Reader): string =>
  typeof bound === 'number' ? String(bound) : `${parameterOn(around.parameters, bound, around.editionDay)} (${bound})`;

const cellText = (cell: Cell | undefined, reader: Reader): string => {
  const words = auditWords[reader.locale];
  if (cell === undefined || cell.op === 'any') return words.any;
  if (cell.op === 'isNull') return words.isNull;
  if (cell.op === 'oneOf') return cell.values.join(words.or);
  if (cell.op === 'between')
    return filled(words.between, { from: boundText(cell.from, reader), to: boundText(cell.to, reader) });
  if (cell.op !== 'exactly') return filled(words[cell.op], { bound: boundText(cell.bound, reader) });
  const isParameter = typeof cell.value === 'string' && Object.hasOwn(reader.around.parameters, cell.value);
  return isParameter ? boundText(cell.value, reader) : String(cell.value);
};

const outputText = (output: Output, reader: Reader): string => {
  if (output === null || typeof output !== 'object') return String(output);
  return 'parameter' in output ? boundText(output.parameter, reader) : `= ${output.copy}`;
};

const valueText = (value: Value, domain: Domain): string =>
  typeof value === 'number' && baseDomain(domain).kind === 'day' ? formatCivilDate(value) : JSON.stringify(value);

const factText = (name: string, fact: Fact, reader: Reader): string => {
  const extras = [
    ...(fact.parameter === undefined ? [] : [boundText(fact.parameter, reader)]),
    ...(fact.rounding === undefined ? [] : [auditWords[reader.locale].rounding[fact.rounding]]),
  ];
  return `${name} = ${fact.op}(${[...fact.of, ...extras].join('; ')})`;
};

const decisionBlock = (table: DecisionTable, reader: Reader): AuditBlock => {
  const words = auditWords[reader.locale];
  const columns = Object.keys(scopeOf(table.inputs, table.facts).scope).filter((name) =>
    table.rows.some(({ when }) => when[name] !== undefined),
  );
  return {
    kind: 'table',
    title: '',
    head: [words.row, ...columns, words.result],
    rows: table.rows.map((row) => [
      row.id,
      ...columns.map((name) => cellText(row.when[name], reader)),
      outputText(row.output, reader),
    ]),
  };
};

const casesBlock = (table: DecisionTable, reader: Reader): AuditBlock => {
  const words = auditWords[reader.locale];
  const inputs = Object.entries(table.inputs);
  return {
    kind: 'table',
    title: words.cases,
    head: [...inputs.map(([name]) => name), words.result, words.row],
    rows: reader.cases.map((one) => [
      ...inputs.map(([name, domain]) => valueText(one.inputs[name] ?? null, domain)),
      valueText(one.value, table.outputs),
      one.row,
    ]),
  };
};

const guardText = (when: Cells, reader: Reader): string =>
  Object.entries(when)
    .map(([name, cell]) => `${name}: ${cellText(cell, reader)}`)
    .join(auditWords[reader.locale].and);

const settingText = (name: string, setting: Setting): string => {
  if ('to' in setting) return `${name} := ${setting.to}`;
  if ('copy' in setting) return `${name} := ${setting.copy}`;
  return `${name} ${setting.step === 'next' ? '+' : '−'} 1`;
};

const transitionBlocks = (table: TransitionTable, reader: Reader): readonly AuditBlock[] => {
  const words = auditWords[reader.locale];
  return [
    {
      kind: 'table',
      title: '',
      head: [words.row, words.state, words.event, words.guard, words.next, words.effects],
      rows: table.rows.map((row) => [
        row.id,
        row.from.join(', '),
        row.on,
        guardText(row.when, reader),
        [row.to ?? words.stays, ...Object.entries(row.set).map(([name, setting]) => settingText(name, setting))].join(
          '; ',
        ),
        row.effects.join(', '),
      ]),
    },
    {
      kind: 'table',
      title: words.ignored,
      head: [words.state, words.event, words.reason],
      rows: table.ignored.map(({ from, on, reason }) => [from.join(', '), on.join(', '), reason]),
    },
  ];
};

const parametersBlock = (rule: Rule, { locale, around }: Reader): AuditBlock => {
  const words = auditWords[locale];
  const rows = parametersOf(rule).flatMap((id) => {
    const parameter = around.parameters[id];
    return (parameter?.values ?? []).map(({ from, to, value }) => [
      id,
      String(value),
      parameter?.unit ?? '',
      from ?? words.always,
      to ?? '',
      parameter === undefined ? '' : sourceText(parameter.source),
    ]);
  });
  const head = [words.parameter, words.value, words.unit, words.from, words.to, words.source];
  return { kind: 'table', title: words.parameters, head, rows };
};

/** What an auditor reads about one rule, in one language. */
export const auditSection = (rule: Rule, reader: Reader): AuditSection => {
  const { locale } = reader;
  const words = auditWords[locale];
  const facts = Object.entries(rule.facts ?? {}).map(([name, fact]) => factText(name, fact, reader));
  const all: readonly AuditBlock[] = [
    { kind: 'paragraph', text: rule.sentence[locale] },
    { kind: 'paragraph', text: `${words.source}: ${sourceText(rule.source)}` },
    ...(rule.kind === 'decision' ? [decisionBlock(rule, reader)] : transitionBlocks(rule, reader)),
    { kind: 'list', title: words.facts, items: facts },
    parametersBlock(rule, reader),
    { kind: 'list', title: words.assumptions, items: rule.assumptions },
    { kind: 'list', title: words.questions, items: rule.questions },
    ...(rule.kind === 'decision' ? [casesBlock(rule, reader)] : []),
  ];
  const isFilled = (block: AuditBlock) =>
    block.kind === 'paragraph' || (block.kind === 'list' ? block.items.length > 0 : block.rows.length > 0);
  return { id: rule.id, title: rule.title[locale], blocks: all.filter(isFilled) };
};
