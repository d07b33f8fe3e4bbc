import type { Rule } from '#model/rules/language.ts';
import type { DecisionCase } from '../../rules/cases/boundary-cases.ts';
import { candidatesFor } from '../../rules/cases/candidate-values.ts';
import type { TransitionCase } from '../../rules/cases/transition-cases.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import { rangeOf } from '../../rules/meaning/region.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** A JSON list with one entry a line: short, and a change shows as the lines that changed. */
const linesText = (entries: readonly unknown[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;

/** Boundary cases of a rule with the results of the interpreter; days are day numbers. */
export const emitCases = (rule: Rule, cases: readonly (DecisionCase | TransitionCase)[]): GeneratedFile => ({
  path: `rules/${rule.id}.cases.json`,
  text: linesText(cases),
});

/** How the inputs of each decision table are drawn in tests: the values at its bounds, and the range around them. */
export const emitArbitraries = (rules: readonly Rule[], around: RuleContext): GeneratedFile => {
  const entries = rules.flatMap((rule) => {
    if (rule.kind !== 'decision') return [];
    const inputs = Object.entries(rule.inputs).map(([name, domain]) => {
      const ends = rangeOf(domain);
      const bounds = candidatesFor(rule, name, domain, around);
      const numbers = bounds.filter((value) => typeof value === 'number');
      const range = ends === null ? null : [Math.min(...numbers), Math.max(...numbers)];
      return [name, { kind: domain.kind, bounds, range }];
    });
    return [{ rule: rule.id, inputs: Object.fromEntries(inputs) }];
  });
  return { path: 'rules/arbitraries.json', text: linesText(entries) };
};
