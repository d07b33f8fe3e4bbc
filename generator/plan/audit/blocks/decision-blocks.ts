import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { exampleInputs } from '../../../rules/cases/candidate-values.ts';
import { exampleValue } from '../../../rules/meaning/example-value.ts';
import { prepareDecision } from '../../../rules/meaning/interpret.ts';
import { scopeOfRule } from '../../../rules/meaning/rule-parameters.ts';
import { rowName, worded } from '../passages.ts';
import { cellText, fieldOf, fieldsOf, guardText, nameText, outputText, type Reader, valueText } from '../reader.ts';
import { sourceColumn } from '../source-text.ts';

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

const decisionTable = (table: DecisionTable, reader: Reader): AuditBlock => {
  const scope = scopeOfRule(table);
  const columns = Object.entries(scope).filter(([name]) => table.rows.some(({ when }) => when[name] !== undefined));
  const own = sourceColumn(
    table.rows.map(({ source }) => source),
    reader,
  );
  return {
    kind: 'table',
    title: reader.say('table'),
    head: [
      reader.say('row'),
      ...columns.map(([name]) => nameText(name, table, reader)),
      reader.say('result'),
      ...own.head,
    ],
    rows: table.rows.map((row, index) => [
      rowName(row, reader),
      ...columns.map(([name, domain]) => cellText(row.when[name], domain, reader)),
      outputText(row.output, table, reader),
      ...(own.cells[index] ?? []),
    ]),
  };
};

const uncoveredTable = (table: DecisionTable, reader: Reader): AuditBlock => {
  const open = table.coverage === 'total' ? [] : table.coverage.uncovered;
  return {
    kind: 'table',
    title: reader.say('uncovered'),
    head: [reader.say('case'), reader.say('reason')],
    rows: open.map(({ when, reason }) => [guardText(when, table, reader), worded(reason, reader)]),
  };
};

const exampleTable = (table: DecisionTable, reader: Reader): AuditBlock => {
  const inputs = Object.entries(table.inputs);
  const read = exampleInputs(table);
  const decide = prepareDecision(table, reader.around);
  const own = sourceColumn(
    table.examples.map(({ source }) => source),
    reader,
  );
  return {
    kind: 'table',
    title: reader.say('examples'),
    head: [
      reader.say('row'),
      ...inputs.map(([name]) => nameText(name, table, reader)),
      reader.say('expected'),
      ...own.head,
    ],
    rows: table.examples.map((example, index) => [
      codeText(decide(read[index] ?? {})?.row ?? ''),
      ...inputs.map(([name, domain]) =>
        valueText(exampleValue(example.inputs[name] ?? null, domain) ?? null, domain, reader),
      ),
      valueText(exampleValue(example.output, table.outputs) ?? example.output, table.outputs, reader),
      ...(own.cells[index] ?? []),
    ]),
  };
};

/** The blocks that only a decision table has. */
export const decisionBlocks = (table: DecisionTable, reader: Reader): readonly AuditBlock[] => {
  const all = reader.cases.ofDecision(table);
  return [
    decisionTable(table, reader),
    {
      kind: 'list',
      title: reader.say('accepts'),
      items: (table.accepts ?? []).map((result) => valueText(result, table.outputs, reader)),
    },
    uncoveredTable(table, reader),
    exampleTable(table, reader),
    {
      kind: 'cases',
      title: reader.say('cases'),
      rule: table.id,
      fields: fieldsOf(table.inputs, reader),
      output: fieldOf({ name: 'result', label: reader.say('result'), domain: table.outputs }, reader),
      cases: shownByRow(all, ({ row }) => row),
      total: all.length,
    },
  ];
};
