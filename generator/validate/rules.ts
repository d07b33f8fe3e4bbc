import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Finding, ValuePath } from '../problems/finding.ts';
import { analyseRules } from '../rules/analyse/analyse.ts';
import { ruleParameters } from '../rules/meaning/rule-parameters.ts';

/** The subjects on which a finding relies: an example relies on its rule, and a rule on its parameters. */
const reliedOn = (code: Finding['code'], [, index]: ValuePath, rules: readonly Rule[]): readonly string[] => {
  const rule = rules[Number(index)];
  const numbers = rule === undefined ? [] : ruleParameters(rule).map((id) => `parameter ${id}`);
  return [...(code === 'rule-example-contradicted' ? [`rule ${index}`] : []), ...numbers];
};

/** The findings of the rule analysis: gaps, overlaps and others, each with a counterexample if there is one. */
export const checkRules = (
  rules: readonly Rule[],
  parameters: Readonly<Record<string, Parameter>>,
  editionDate: string,
): Finding[] =>
  analyseRules({ rules, parameters, editionDate }).map(({ code, path, found, expected, remedy, counterexample }) => ({
    code,
    reliesOn: reliedOn(code, path, rules),
    at: { model: path },
    found: counterexample === undefined ? found : `${found} Counterexample: ${counterexample}.`,
    expected,
    remedy,
  }));
