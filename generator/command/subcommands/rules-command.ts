import type { Rule } from '#model/rules/language.ts';
import { loadModel } from '../../load/load-model.ts';
import { locateFindings } from '../../locate/locate.ts';
import { formatProblem } from '../../problems/problem.ts';
import { decisionBoundaryCases } from '../../rules/cases/boundary-cases.ts';
import { transitionBoundaryCases } from '../../rules/cases/transition-cases.ts';
import { countDistinctCases } from '../../rules/meaning/count-regions.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import { ruleParameters } from '../../rules/meaning/rule-parameters.ts';
import { parseLoadedModel } from '../../validate/read-model.ts';
import { checkRules } from '../../validate/rules.ts';
import type { CommandResult } from './command-result.ts';

const count = (names: object): number => Object.keys(names).length;

const proofOf = (rule: Rule, around: RuleContext): string => {
  if (rule.kind === 'transitions') return `${count(rule.states)} states × ${count(rule.events)} events`;
  return `${countDistinctCases(rule, around)} cases`;
};

const lineOf = (rule: Rule, around: RuleContext): string => {
  const cases = rule.kind === 'decision' ? decisionBoundaryCases(rule, around) : transitionBoundaryCases(rule, around);
  return [
    rule.id.padEnd(28),
    rule.area.padEnd(13),
    `${rule.rows.length} rows`.padEnd(9),
    proofOf(rule, around).padEnd(30),
    `${rule.examples.length} examples`.padEnd(13),
    `${cases.length} boundary cases`.padEnd(20),
    ruleParameters(rule).join(', '),
  ]
    .join(' ')
    .trimEnd();
};

/** Prints what the analysis proves about each rule, and its findings; ends with code 1 if there are any. */
export const runRulesCommand = async (root: string): Promise<CommandResult> => {
  const { model, problems } = await loadModel(root);
  if (problems.length > 0) return { exitCode: 3, lines: problems.map(formatProblem) };
  const side = parseLoadedModel(model);
  if ('unreadable' in side) return { exitCode: 3, lines: [`The model has problems: ${side.unreadable}`] };
  const { rules, parameters, day } = side;
  const findings = checkRules(rules, parameters, side.model.edition);
  const located = await locateFindings({ root, content: [], findings });
  const around = { parameters, editionDay: day };
  const summary = `${rules.length} rules, ${Object.keys(parameters).length} parameters, ${located.length} findings.`;
  if (located.length > 0) return { exitCode: 1, lines: [...located.map(formatProblem), '', summary] };
  return { exitCode: 0, lines: [...rules.map((rule) => lineOf(rule, around)), '', summary] };
};
