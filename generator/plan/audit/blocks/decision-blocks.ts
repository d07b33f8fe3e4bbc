import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { exampleInputs } from '../../../rules/cases/candidate-values.ts';
import { exampleValue } from '../../../rules/meaning/example-value.ts';
import { prepareDecision } from '../../../rules/meaning/interpret.ts';
import { parametersOf, scopeOfRule } from '../../../rules/meaning/rule-parameters.ts';
import { rowName } from '../passages.ts';
import { sourceColumn } from '../source-text.ts';
import {
  cellText,
  fieldsOf,
  nameText,
  numberMark,
  outputText,
  resultField,
  type Translator,
  valueText,
} from '../translator.ts';

const mostCases = 12;

/** So many of the list, spread evenly, its first and last kept. */
const spread = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
};

/** Cases for a page: every row is shown, none crowds the others out. */
export const shownByRow = <Case>(cases: readonly Case[], rowOf: (one: Case) => string): readonly Case[] => {
  const rows = [...Map.groupBy(cases, rowOf).values()];
  const kept = new Set(rows.flatMap((group) => spread(group, Math.max(2, Math.floor(mostCases / rows.length)))));
  return cases.filter((one) => kept.has(one));
};

const decisionTable = (table: DecisionTable, translator: Translator): AuditBlock => {
  const scope = scopeOfRule(table);
  const columns = Object.entries(scope).filter(([name]) => table.rows.some(({ when }) => when[name] !== undefined));
  const own = sourceColumn(
    table.rows.map(({ source }) => source),
    translator,
  );
  return {
    kind: 'table',
    title: translator.t('table'),
    head: [
      translator.t('row'),
      ...columns.map(([name]) => nameText(name, table, translator)),
      translator.t('result'),
      ...own.head,
    ],
    rows: table.rows.map((row, index) => [
      rowName(row, translator),
      ...columns.map(([name, domain]) => cellText(row.when[name], { rule: table, domain }, translator)),
      outputText(row.output, table, translator),
      ...(own.cells[index] ?? []),
    ]),
  };
};

/** The numbers that decide in a row: those of its conditions and its result, and of the facts among them. */
const numbersOfRow = (table: DecisionTable, id: string): readonly string[] =>
  table.rows
    .filter((row) => row.id === id)
    .flatMap((row) => {
      const named = [...Object.keys(row.when), ...Object.values(row.output ?? {}).map(String)];
      const facts = Object.fromEntries(Object.entries(table.facts ?? {}).filter(([name]) => named.includes(name)));
      return parametersOf({ ...table, facts, rows: [row] });
    });

/** An example is of the sources only where these state the numbers that decide it. */
const exampleMark = (table: DecisionTable, row: string, translator: Translator): string => {
  const marks = numbersOfRow(table, row).map((id) => numberMark(id, translator));
  return [...new Set(marks)].join('');
};

/** What decides an example, by its name as in the table above. */
const nameOfRow = (table: DecisionTable, id: string, translator: Translator): AuditText => {
  const row = table.rows.find((one) => one.id === id);
  return row === undefined ? codeText(id) : rowName(row, translator);
};

const exampleTable = (table: DecisionTable, translator: Translator): AuditBlock => {
  const inputs = Object.entries(table.inputs);
  const read = exampleInputs(table);
  const decide = prepareDecision(table, translator.around);
  const rows = read.map((inputs) => decide(inputs)?.row ?? '');
  const own = sourceColumn(
    table.examples.map(({ source }) => source),
    translator,
  );
  return {
    kind: 'table',
    title: translator.t('examples'),
    head: [
      translator.t('row'),
      ...inputs.map(([name]) => nameText(name, table, translator)),
      translator.t('expected'),
      ...own.head,
    ],
    rows: table.examples.map((example, index) => [
      nameOfRow(table, rows[index] ?? '', translator),
      ...inputs.map(([name, domain]) =>
        valueText(exampleValue(example.inputs[name] ?? null, domain) ?? null, domain, translator),
      ),
      `${valueText(exampleValue(example.output, table.outputs) ?? example.output, table.outputs, translator)}${exampleMark(table, rows[index] ?? '', translator)}`,
      ...(own.cells[index] ?? []),
    ]),
  };
};

/** The blocks that only a decision table has. */
export const decisionBlocks = (table: DecisionTable, translator: Translator): readonly AuditBlock[] => {
  const all = translator.cases.ofDecision(table);
  return [
    decisionTable(table, translator),
    {
      kind: 'list',
      title: translator.t('accepts'),
      items: (table.accepts ?? []).map((result) => valueText(result, table.outputs, translator)),
    },
    exampleTable(table, translator),
    {
      kind: 'cases',
      title: translator.t('cases'),
      rule: table.id,
      fields: fieldsOf(table.inputs, translator),
      output: resultField(table, translator),
      cases: shownByRow(all, ({ row }) => row),
      total: all.length,
    },
  ];
};
