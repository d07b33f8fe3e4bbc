import type { DecisionTable, Output } from '#model/rules/language.ts';
import { decisionCases } from './boundary-cases.ts';
import type { DifferenceClass, RuleDifference } from './difference.ts';
import { interpretDecision, type Surroundings, type Values } from './interpret.ts';
import { parameterOn } from './parameter-value.ts';
import { wordsOf } from './region.ts';
import { differingRegions, type Version } from './shared-space.ts';

const outputText = (output: Output, { parameters, editionDay }: Surroundings): string => {
  if (output === null || typeof output !== 'object') return String(output);
  return 'parameter' in output ? String(parameterOn(parameters, output.parameter, editionDay)) : `= ${output.copy}`;
};

const versionOf = (table: DecisionTable, around: Surroundings): Version => {
  const open = table.coverage === 'total' ? [] : table.coverage.uncovered;
  return {
    inputs: table.inputs,
    facts: table.facts ?? {},
    lines: [
      ...table.rows.map(({ when, output }) => ({ when, gives: outputText(output, around) })),
      ...open.map(({ when }) => ({ when, gives: 'null' })),
    ],
    parameters: around.parameters,
    day: around.editionDay,
    collects: table.hit === 'collect',
  };
};

/** A check that passed and now fails refuses people who were accepted. */
const classOf = (before: string, after: string): DifferenceClass =>
  before === 'ok' || after === 'nothing' ? (after === 'ok' ? 'safe' : 'breaking') : 'careful';

const shown = (inputs: Values): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ');

interface Pair {
  readonly table: DecisionTable;
  readonly around: Surroundings;
}

/** One case per change of result, among the boundary cases of both versions. */
const differingCases = (before: Pair, after: Pair): readonly RuleDifference[] => {
  const cases = [...decisionCases(before.table, before.around), ...decisionCases(after.table, after.around)];
  const changes = cases.flatMap(({ inputs }) => {
    const [was, is] = [before, after].map(({ table, around }) =>
      String(interpretDecision(table, inputs, around)?.value ?? 'nothing'),
    );
    return was === undefined || is === undefined || was === is
      ? []
      : [{ where: shown(inputs), before: was, after: is }];
  });
  const first = [...Map.groupBy(changes, (one) => `${one.before} → ${one.after}`).values()].flatMap(
    ([one]) => one ?? [],
  );
  return first.map((one) => ({
    rule: after.table.id,
    kind: 'behaviour',
    class: classOf(one.before, one.after),
    ...one,
    exact: false,
  }));
};

const listText = (names: readonly string[]): string => names.join(', ') || 'nothing';

/** Inputs that callers must give and results that they must expect. */
const signatureDifferences = (before: DecisionTable, after: DecisionTable): readonly RuleDifference[] => {
  const inputsText = (table: DecisionTable) => JSON.stringify(table.inputs);
  const outputsText = (table: DecisionTable) => listText((wordsOf(table.outputs) ?? [table.outputs.kind]).map(String));
  const difference = (where: string, was: string, is: string, severity: DifferenceClass): RuleDifference => ({
    rule: after.id,
    kind: 'signature',
    class: severity,
    where,
    before: was,
    after: is,
    exact: true,
  });
  const lost = (wordsOf(before.outputs) ?? []).filter((word) => !(wordsOf(after.outputs) ?? []).includes(word));
  return [
    ...(inputsText(before) === inputsText(after)
      ? []
      : [difference('inputs', listText(Object.keys(before.inputs)), listText(Object.keys(after.inputs)), 'breaking')]),
    ...(outputsText(before) === outputsText(after)
      ? []
      : [difference('outputs', outputsText(before), outputsText(after), lost.length > 0 ? 'breaking' : 'careful')]),
  ];
};

/** What changes for whom between two versions of a decision table. */
export const diffDecision = (before: Pair, after: Pair): readonly RuleDifference[] => {
  const signature = signatureDifferences(before.table, after.table);
  if (signature.some(({ where }) => where === 'inputs')) return signature;
  const regions = differingRegions(versionOf(before.table, before.around), versionOf(after.table, after.around));
  if (regions === null) return [...signature, ...differingCases(before, after)];
  const behaviour = regions.map(
    (one): RuleDifference => ({
      rule: after.table.id,
      kind: 'behaviour',
      class: classOf(one.before, one.after),
      ...one,
      exact: true,
    }),
  );
  return [...signature, ...behaviour];
};
