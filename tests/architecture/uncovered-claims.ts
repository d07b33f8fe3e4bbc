import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inputsOfExamples } from '#generator/rules/cases/candidate-values.ts';
import { interpretDecisionTable, interpretTransition } from '#generator/rules/meaning/interpret.ts';
import type { Rule } from '#model/rules/language.ts';
import { camelCase, oracleFiles, ruleContext } from '../rules/emitted-rules.ts';

/** The oracles below a root: each is an exported constant. */
const oraclesIn = (root: string): readonly { readonly file: string; readonly name: string }[] =>
  oracleFiles(root).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^export const (\w+)/gm)]
      .map(([, name = '']) => ({ file, name }))
      .filter(({ name }) => name !== 'sources'),
  );

const missingOracles = (rules: readonly Rule[], root: string): readonly string[] => {
  const names = new Set(oraclesIn(root).map(({ name }) => name));
  return rules
    .map(({ id }) => camelCase(id))
    .filter((name) => !names.has(name))
    .map(
      (name) => `tests/oracles exports no ${name}: write the rule’s sentence a second time, importing nothing of ours.`,
    );
};

const oraclesWithoutRule = (rules: readonly Rule[], root: string): readonly string[] => {
  const names = new Set(rules.map(({ id }) => camelCase(id)));
  return oraclesIn(root)
    .filter(({ name }) => !names.has(name))
    .map(
      ({ file, name }) => `${name} in ${file} belongs to no rule: delete it, or list its rule in model/rules/index.ts.`,
    );
};

const rowsOfExamples = (rule: Rule): readonly string[] =>
  rule.kind === 'decision'
    ? inputsOfExamples(rule).flatMap(
        (inputs) => interpretDecisionTable(rule, inputs, ruleContext)?.row.split('+') ?? [],
      )
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
