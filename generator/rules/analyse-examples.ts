import type { DecisionTable, Example, TransitionExample, TransitionTable } from '#model/rules/language.ts';
import { exampleValue, exampleValues } from './example-value.ts';
import { interpretDecision, interpretTransition, type Surroundings } from './interpret.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

const contradicted = (path: RulePath, found: string, witness: string): RuleFinding => ({
  code: 'rule-example-contradicted',
  path,
  found,
  expected: 'The rule gives the result that the example states.',
  remedy: 'Correct the example, or the row that decides it.',
  witness,
});

const missing = (path: RulePath, id: string): RuleFinding => ({
  code: 'rule-example-missing',
  path: [...path, 'examples'],
  found: `The rule “${id}” has no example.`,
  expected: 'Every rule has an example typed by hand from its source.',
  remedy: 'Add one.',
});

const shown = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ');

const decisionExample = (
  path: RulePath,
  table: DecisionTable,
  example: Example,
  around: Surroundings,
): readonly RuleFinding[] => {
  const witness = shown(example.inputs);
  const { values, wrong } = exampleValues(example.inputs, table.inputs);
  if (wrong.length > 0)
    return [contradicted(path, `The example gives no value of the domain for ${wrong.join(', ')}.`, witness)];
  const decided = interpretDecision(table, values, around);
  const expected = exampleValue(example.output, table.outputs) ?? example.output;
  if (decided !== null && decided.value === expected) return [];
  const result = decided === null ? 'nothing' : `${JSON.stringify(decided.value)} by row “${decided.row}”`;
  return [
    contradicted(
      path,
      `For ${witness} the example says ${JSON.stringify(example.output)}, the rule gives ${result}.`,
      witness,
    ),
  ];
};

export const analyseDecisionExamples = (
  path: RulePath,
  table: DecisionTable,
  around: Surroundings,
): readonly RuleFinding[] =>
  table.examples.length === 0
    ? [missing(path, table.id)]
    : table.examples.flatMap((example, index) => decisionExample([...path, 'examples', index], table, example, around));

const transitionExample = (
  path: RulePath,
  table: TransitionTable,
  example: TransitionExample,
  around: Surroundings,
): readonly RuleFinding[] => {
  const witness = `${shown(example.state)}; ${shown(example.event)}`;
  const stepped = interpretTransition(table, { state: example.state, event: example.event }, around);
  const agrees =
    stepped !== null &&
    Object.entries(example.next).every(([name, value]) => stepped.state[name] === value) &&
    stepped.effects.join() === example.effects.join();
  if (agrees) return [];
  const result =
    stepped === null
      ? 'nothing'
      : `${shown(stepped.state)} with ${stepped.effects.join(', ') || 'no effect'} by “${stepped.row}”`;
  return [contradicted(path, `For ${witness} the rule gives ${result}.`, witness)];
};

export const analyseTransitionExamples = (
  path: RulePath,
  table: TransitionTable,
  around: Surroundings,
): readonly RuleFinding[] =>
  table.examples.length === 0
    ? [missing(path, table.id)]
    : table.examples.flatMap((example, index) =>
        transitionExample([...path, 'examples', index], table, example, around),
      );
