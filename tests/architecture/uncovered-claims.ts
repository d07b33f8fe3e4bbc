import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exampleInputs } from '#generator/rules/cases/candidate-values.ts';
import { interpretDecision, interpretTransition } from '#generator/rules/meaning/interpret.ts';
import type { Rule } from '#model/rules/language.ts';
import { ruleContext } from '../rules/emitted-rules.ts';

const missingOracles = (rules: readonly Rule[], root: string): readonly string[] =>
  rules
    .map(({ id }) => `tests/oracles/${id}.ts`)
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => `${file} is missing: write the rule’s sentence a second time, importing nothing of ours.`);

const oraclesWithoutRule = (rules: readonly Rule[], root: string): readonly string[] =>
  readdirSync(path.join(root, 'tests/oracles'))
    .filter((name) => name.endsWith('.ts') && !rules.some(({ id }) => `${id}.ts` === name))
    .map((name) => `tests/oracles/${name} belongs to no rule: delete it, or list its rule in model/rules/index.ts.`);

const rowsOfExamples = (rule: Rule): readonly string[] =>
  rule.kind === 'decision'
    ? exampleInputs(rule).flatMap((inputs) => interpretDecision(rule, inputs, ruleContext)?.row.split('+') ?? [])
    : rule.examples.flatMap((example) => interpretTransition(rule, example, ruleContext)?.row ?? []);

const rowsWithoutExample = (rule: Rule): readonly string[] => {
  const reached = new Set(rowsOfExamples(rule));
  return rule.rows
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => `No example of “${rule.id}” reaches the row “${id}”: type one by hand from the source.`);
};

const missingExamples = (rules: readonly Rule[]): readonly string[] => [
  ...rules
    .filter(({ examples }) => examples.length === 0)
    .map(({ id }) => `“${id}” has no example: type one by hand from the source.`),
  ...rules.flatMap(rowsWithoutExample),
];

/** Every oracle or example of rules that is missing below a root, as sentences with the remedy; also an oracle without a rule. */
export const uncoveredClaims = (rules: readonly Rule[], root: string): readonly string[] => [
  ...missingOracles(rules, root),
  ...oraclesWithoutRule(rules, root),
  ...missingExamples(rules),
];
