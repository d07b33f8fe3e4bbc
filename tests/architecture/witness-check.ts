import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleInputs } from '#generator/rules/cases/candidate-values.ts';
import { interpretDecision, interpretTransition } from '#generator/rules/meaning/interpret.ts';
import type { Rule } from '#model/rules/language.ts';
import { ruleContext } from '../rules/emitted-rules.ts';

/** What is written down about the witnesses; raise a number with every witness added. */
export interface Known {
  readonly examples: number;
  /** Tests per file that judge the rules. */
  readonly tests: Readonly<Record<string, number>>;
}

const missingOracles = (rules: readonly Rule[], root: string): readonly string[] =>
  rules
    .map(({ id }) => `tests/oracles/${id}.ts`)
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => `${file} is missing: write the rule’s sentence a second time, importing nothing of ours.`);

const oraclesWithoutRule = (rules: readonly Rule[], root: string): readonly string[] =>
  readdirSync(path.join(root, 'tests/oracles'))
    .filter((name) => name.endsWith('.ts') && !rules.some(({ id }) => `${id}.ts` === name))
    .map((name) => `tests/oracles/${name} belongs to no rule.`);

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

const missingExamples = (rules: readonly Rule[], known: Known): readonly string[] => {
  const count = rules.reduce((sum, { examples }) => sum + examples.length, 0);
  const without = rules.filter(({ examples }) => examples.length === 0);
  return [
    ...without.map(({ id }) => `“${id}” has no example: type one by hand from the source.`),
    ...rules.flatMap(rowsWithoutExample),
    ...(count === known.examples ? [] : [`The rules have ${count} examples, not ${known.examples}.`]),
  ];
};

/** Tests in a file; each begins with `it(` or `it.each(`. */
const testsIn = (file: string): number =>
  existsSync(file) ? (readFileSync(file, 'utf8').match(/^\s*it(\.each)?\(/gm) ?? []).length : 0;

const missingTests = (known: Known, root: string): readonly string[] =>
  Object.entries(known.tests)
    .map(([file, wanted]) => ({ file, wanted, count: testsIn(path.join(root, file)) }))
    .filter(({ wanted, count }) => count !== wanted)
    .map(({ file, wanted, count }) => `${file} holds ${count} tests, not ${wanted}.`);

/** Every oracle, example or test of rules that is missing below a root, as sentences; also one that nobody wrote down. */
export const missingWitnesses = (rules: readonly Rule[], known: Known, root: string): readonly string[] => [
  ...missingOracles(rules, root),
  ...oraclesWithoutRule(rules, root),
  ...missingExamples(rules, known),
  ...missingTests(known, root),
];
