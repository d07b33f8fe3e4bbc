import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import { decisionBoundaryCases } from '#generator/rules/cases/boundary-cases.ts';
import { transitionBoundaryCases } from '#generator/rules/cases/transition-cases.ts';
import { interpretDecisionTable, interpretTransition, type Values } from '#generator/rules/meaning/interpret.ts';
import type { Rule } from '#model/rules/language.ts';
import { operatorsWithFaults } from '../mutation/tables/faulty-operators.ts';
import { type Mutant, mutantsOf } from '../mutation/tables/mutants.ts';
import { importOracle, ruleContext, rulesInput } from './emitted-rules.ts';

export interface Verdict {
  readonly rule: string;
  readonly killed: number;
  readonly refused: number;
  /** Faults that neither a witness nor the analysis notices. */
  readonly survivors: readonly string[];
}

/** Whether a witness notices the mutant: an oracle's answer that it does not give. */
type Notices = (mutant: Mutant) => boolean;

const decisionCheck = (rule: Extract<Rule, { kind: 'decision' }>, oracle: (inputs: Values) => unknown): Notices => {
  const expected = decisionBoundaryCases(rule, ruleContext).map(({ inputs }) => ({ inputs, value: oracle(inputs) }));
  return (mutant) => {
    const { rule: table, parameters } = mutant;
    if (table.kind !== 'decision') return false;
    const around = { ...ruleContext, parameters, operators: operatorsWithFaults };
    return expected.some(({ inputs, value }) => interpretDecisionTable(table, inputs, around)?.value !== value);
  };
};

const transitionCheck = (
  rule: Extract<Rule, { kind: 'transitions' }>,
  oracle: (state: Values, event: Values) => unknown,
): Notices => {
  const expected = transitionBoundaryCases(rule, ruleContext).map(({ state, event }) => ({
    step: { state, event },
    answer: JSON.stringify(oracle(state, event)),
  }));
  const names = ['state', ...Object.keys(rule.context)];
  const ordered = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return ({ rule: table }) =>
    table.kind === 'transitions' &&
    expected.some(({ step, answer }) => {
      const next = interpretTransition(table, step, ruleContext);
      const given: { state: Values; effects: string[] } = JSON.parse(answer);
      return (
        next === null ||
        JSON.stringify(ordered(next.state)) !== JSON.stringify(ordered(given.state)) ||
        next.effects.join() !== given.effects.join()
      );
    });
};

/** A number in a cell is how mutants move bounds; an example is a witness, not a refusal. */
const notRefusals = new Set([
  'rule-number-literal',
  'rule-example-contradicted',
  'rule-row-without-example',
  'rule-unknown-name',
]);

const isRefused = ({ rule, parameters }: Mutant): boolean =>
  analyseRules({ rules: [rule], parameters, editionDate: rulesInput.editionDate }).some(
    ({ code }) => !notRefusals.has(code),
  );

/** Tries every mutant of a rule on its oracle, at the boundary cases, and on the analysis. */
export const judgeMutants = async (rule: Rule): Promise<Verdict> => {
  const oracle = await importOracle(rule.id);
  const notices = rule.kind === 'decision' ? decisionCheck(rule, oracle) : transitionCheck(rule, oracle);
  const mutants = mutantsOf(rule, ruleContext.parameters);
  const unnoticed = mutants.filter((mutant) => !notices(mutant));
  const survivors = unnoticed.filter((mutant) => !isRefused(mutant));
  return {
    rule: rule.id,
    killed: mutants.length - unnoticed.length,
    refused: unnoticed.length - survivors.length,
    survivors: survivors.map(({ fault }) => fault),
  };
};
