import { expect, test } from 'vitest';
import { decisionBoundaryCases } from '#generator/rules/cases/boundary-cases.ts';
import { inputsOfExamples } from '#generator/rules/cases/candidate-values.ts';
import { prepareDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { parameterValueById } from '#generator/rules/meaning/parameter-value.ts';
import { ruleParameters } from '#generator/rules/meaning/rule-parameters.ts';
import { parameters as typed } from '#model/rules/index.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { decisionTables, importNumberedOracle, ruleContext } from './emitted-rules.ts';

const { editionDay } = ruleContext;
const parameters: Readonly<Record<string, Parameter>> = typed;
const numberOf = (name: string): number | null => parameterValueById(parameters, name, editionDay);

/** Numbers that no comparison of values can distinguish: of the same unit and the same value. */
const twinsOf = (name: string): readonly string[] =>
  Object.entries(parameters)
    .filter(([id, { unit }]) => id !== name && unit === parameters[name]?.unit && numberOf(id) === numberOf(name))
    .map(([id]) => id);

const exchanged = (table: DecisionTable, name: string, twin: string): DecisionTable =>
  JSON.parse(JSON.stringify(table).replaceAll(`"${name}"`, `"${twin}"`));

const raised = (name: string) => {
  const parameter = parameters[name];
  const value = (numberOf(name) ?? 0) + 1;
  return parameter === undefined
    ? parameters
    : { ...parameters, [name]: { ...parameter, values: [{ from: null, value }] } };
};

const mutants = decisionTables.flatMap((table) =>
  ruleParameters(table).flatMap((name) => twinsOf(name).map((twin) => ({ id: table.id, table, name, twin }))),
);

test('some parameters have equal values by chance', () => {
  expect(mutants.length).toBeGreaterThan(5);
});

test.each(mutants)(
  '$id reads $name and not $twin, which has the same value today',
  async ({ id, table, name, twin }) => {
    const oracle = await importNumberedOracle(id);
    const context = { parameters: raised(name), editionDay };
    const numbers = Object.fromEntries(
      Object.keys(parameters).map((one) => [one, parameterValueById(context.parameters, one, editionDay)]),
    );
    const inputs = [...inputsOfExamples(table), ...decisionBoundaryCases(table, context).map((one) => one.inputs)];
    const [right, wrong] = [table, exchanged(table, name, twin)].map((one) => prepareDecisionTable(one, context));
    const differs = (decide: typeof right): boolean =>
      inputs.some((one) => decide?.(one)?.value !== oracle(one, numbers));
    expect([differs(right), differs(wrong)]).toEqual([false, true]);
  },
);
