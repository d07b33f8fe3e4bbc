import type { DecisionTable, GivenBy, Rule } from '#model/rules/language.ts';
import { domainWithoutNull, isNullableDomain, listedValuesOfDomain } from '../meaning/region.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

const unknown = (path: RulePath, found: string): RuleFinding => ({
  code: 'rule-unknown-name',
  path,
  found,
  expected: 'An input of the rule, a decision table of the model, and results of that table.',
  remedy: 'Correct the name.',
});

const misfit = (path: RulePath, found: string): RuleFinding => ({
  code: 'rule-output-outside-domain',
  path,
  found,
  expected: 'An input that is the result of a rule accepts every result of the rule.',
  remedy: 'Give the input the domain of the result, or name the results for which it is true.',
});

/** Whether the domain of an input contains every result of the rule that gives it. */
const fits = (table: DecisionTable, input: string, giver: DecisionTable): boolean => {
  const domain = table.inputs[input];
  if (domain === undefined || domainWithoutNull(domain).kind !== domainWithoutNull(giver.outputs).kind) return false;
  if (isNullableDomain(giver.outputs) && !isNullableDomain(domain)) return false;
  const words = listedValuesOfDomain(domain);
  return words === null || (listedValuesOfDomain(giver.outputs) ?? []).every((word) => words.includes(word));
};

const giverProblem = (
  path: RulePath,
  table: DecisionTable,
  { input, given, giver }: { input: string; given: GivenBy; giver: Rule | undefined },
): readonly RuleFinding[] => {
  const domain = table.inputs[input];
  if (domain === undefined) return [unknown(path, `“${input}” is no input of the rule.`)];
  if (giver?.kind !== 'decision') return [unknown(path, `There is no decision table “${given.rule}”.`)];
  if (given.among === undefined)
    return fits(table, input, giver) ? [] : [misfit(path, `“${input}” cannot be every result of “${giver.id}”.`)];
  if (domainWithoutNull(domain).kind !== 'boolean')
    return [misfit(path, `“${input}” tests whether a result is in a list, but is not a boolean.`)];
  const results = listedValuesOfDomain(giver.outputs) ?? [];
  return given.among
    .filter((word) => !results.includes(word))
    .map((word) => unknown(path, `“${giver.id}” never has the result “${word}”.`));
};

/** Findings for inputs that should be the result of another rule and do not agree with it. */
export const analyseRuleResultInputs = (rules: readonly Rule[]): readonly RuleFinding[] => {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const findings: RuleFinding[] = [];
  for (const [index, rule] of rules.entries()) {
    if (rule.kind === 'transitions') continue;
    for (const [input, given] of Object.entries(rule.givenBy ?? {})) {
      const path = ['rules', index, 'givenBy', input];
      findings.push(...giverProblem(path, rule, { input, given, giver: byId.get(given.rule) }));
    }
  }
  return findings;
};
