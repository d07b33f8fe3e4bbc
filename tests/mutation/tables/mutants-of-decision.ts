import type { Parameters } from '#generator/rules/meaning/parameter-value.ts';
import { listedValuesOfDomain } from '#generator/rules/meaning/region.ts';
import { buildCellScope, type Scope } from '#generator/rules/meaning/scope.ts';
import type { Labelled } from '#model/localized-text.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { DecisionTable, Output, Row } from '#model/rules/language.ts';
import { faultsOf } from './faulty-operators.ts';
import { type Faulty, faultyCellSets } from './mutants-of-cells.ts';

type DecisionMutant = { readonly rule: DecisionTable; readonly fault: string };

const faultyOutputs = (output: Output, table: DecisionTable): readonly Faulty<Output>[] => {
  const words = listedValuesOfDomain(table.outputs) ?? [];
  if (words.length > 0)
    return words.filter((word) => word !== output).map((word) => ({ value: word, fault: `gives ${String(word)}` }));
  return output === 0 ? [] : [{ value: 0, fault: 'gives 0' }];
};

const faultyRows = (
  one: Row,
  table: DecisionTable,
  { scope, parameters }: { readonly scope: Scope; readonly parameters: Parameters },
): readonly Faulty<Row>[] => [
  ...faultyCellSets(one.when, scope, parameters).map(({ value, fault }) => ({ value: { ...one, when: value }, fault })),
  ...faultyOutputs(one.output, table).map(({ value, fault }) => ({ value: { ...one, output: value }, fault })),
];

const rowMutants = (table: DecisionTable, parameters: Parameters): readonly DecisionMutant[] => {
  const { scope } = buildCellScope(table.inputs, table.facts);
  return table.rows.flatMap((one, index) => {
    const dropped = { rule: { ...table, rows: table.rows.toSpliced(index, 1) }, fault: `row ${one.id} dropped` };
    const changed = faultyRows(one, table, { scope, parameters }).map(({ value, fault }) => ({
      rule: { ...table, rows: table.rows.with(index, value) },
      fault: `row ${one.id}, ${fault}`,
    }));
    return [dropped, ...changed];
  });
};

const faultyFacts = (fact: Labelled<Fact>): readonly Faulty<Labelled<Fact>>[] => {
  const [first, second] = fact.of;
  const isSymmetric = fact.op === 'product' || fact.op === 'sameDay';
  return [
    ...faultsOf(fact.op).map((op) => ({ value: { ...fact, op }, fault: op })),
    ...(first === undefined || second === undefined || isSymmetric
      ? []
      : [{ value: { ...fact, of: [second, first] }, fault: `${fact.op} with its arguments swapped` }]),
  ];
};

const factMutants = (table: DecisionTable): readonly DecisionMutant[] =>
  Object.entries(table.facts ?? {}).flatMap(([name, fact]) =>
    faultyFacts(fact).map(({ value, fault }) => ({
      rule: { ...table, facts: { ...table.facts, [name]: value } },
      fault: `fact ${name}: ${fault}`,
    })),
  );

export const decisionMutants = (table: DecisionTable, parameters: Parameters): readonly DecisionMutant[] => [
  ...rowMutants(table, parameters),
  ...factMutants(table),
];
