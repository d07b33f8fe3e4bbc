import type { DecisionTable, Example, Rule, TransitionExample, TransitionTable } from '#model/rules/language.ts';
import { formatExampleValue, parseExampleValue, parseExampleValues } from '../meaning/example-value.ts';
import { interpretDecisionTable, interpretTransition, type RuleContext } from '../meaning/interpret.ts';
import type { Value } from '../meaning/region.ts';
import type { Scope } from '../meaning/scope.ts';
import { contextDomains, eventPayloadDomains } from '../meaning/transition-domains.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

const contradicted = (path: RulePath, found: string, counterexample: string): RuleFinding => ({
  code: 'rule-example-contradicted',
  path,
  found,
  expected: 'The result of the rule is the one that the example states.',
  remedy: 'Correct the example, or the row that decides it.',
  counterexample,
});

const missing = (path: RulePath, id: string): RuleFinding => ({
  code: 'rule-example-missing',
  path: [...path, 'examples'],
  found: `The rule “${id}” has no example.`,
  expected: 'Every rule has an example typed by hand from its source.',
  remedy: 'Add one.',
});

/** Findings for rows that no example reaches; `reached` has the ids of the rows that examples reach. */
const unreached = (path: RulePath, { id, kind, rows }: Rule, reached: ReadonlySet<string>): readonly RuleFinding[] =>
  [...rows.entries()]
    .filter(([, row]) => !reached.has(row.id))
    .map(([index, row]) => ({
      code: 'rule-row-without-example',
      path: [...path, 'rows', index],
      found: `No example of “${id}” reaches the ${kind === 'decision' ? 'row' : 'transition'} “${row.id}”.`,
      expected: 'Every row and every transition has an example typed by hand from the source.',
      remedy: 'Type one, with the result that the source states.',
    }));

const shown = (values: Readonly<Record<string, Value>>, domains: Scope = {}): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `${name} = ${formatExampleValue(value, Object.hasOwn(domains, name) ? domains[name] : undefined)}`,
    )
    .join(', ');

const decisionExample = (
  path: RulePath,
  { table, example }: { readonly table: DecisionTable; readonly example: Example },
  around: RuleContext,
): readonly RuleFinding[] => {
  const counterexample = shown(example.inputs);
  const { values, wrong } = parseExampleValues(example.inputs, table.inputs);
  if (wrong.length > 0)
    return [contradicted(path, `The example has no value of the domain for ${wrong.join(', ')}.`, counterexample)];
  const decided = interpretDecisionTable(table, values, around);
  const expected = parseExampleValue(example.output, table.outputs) ?? example.output;
  if (decided !== null && decided.value === expected) return [];
  const result =
    decided === null ? 'nothing' : `${formatExampleValue(decided.value, table.outputs)} by row “${decided.row}”`;
  return [
    contradicted(
      path,
      `For ${counterexample} the example says ${JSON.stringify(example.output)}, the rule gives ${result}.`,
      counterexample,
    ),
  ];
};

export const analyseDecisionExamples = (
  path: RulePath,
  table: DecisionTable,
  around: RuleContext,
): readonly RuleFinding[] => {
  if (table.examples.length === 0) return [missing(path, table.id)];
  const rows = table.examples.flatMap(({ inputs }) => {
    const decided = interpretDecisionTable(table, parseExampleValues(inputs, table.inputs).values, around);
    return decided?.row.split('+') ?? [];
  });
  return [
    ...table.examples.flatMap((example, index) =>
      decisionExample([...path, 'examples', index], { table, example }, around),
    ),
    ...unreached(path, table, new Set(rows)),
  ];
};

/** The names in an example's state and event that are missing, superfluous or outside their domain. */
const wrongNames = (table: TransitionTable, { state, event }: TransitionExample): readonly string[] => {
  const { state: from, ...contextValues } = state;
  const { type, ...payload } = event;
  return [
    ...(Object.hasOwn(table.states, String(from)) ? [] : ['state']),
    ...(Object.hasOwn(table.events, String(type)) ? [] : ['type']),
    ...parseExampleValues(contextValues, contextDomains(table)).wrong,
    ...parseExampleValues(payload, eventPayloadDomains(table, String(type))).wrong,
  ];
};

const transitionExample = (
  path: RulePath,
  { table, example }: { readonly table: TransitionTable; readonly example: TransitionExample },
  around: RuleContext,
): readonly RuleFinding[] => {
  const counterexample = `${shown(example.state)}; ${shown(example.event)}`;
  const wrong = wrongNames(table, example);
  if (wrong.length > 0)
    return [contradicted(path, `The example has no value of the domain for ${wrong.join(', ')}.`, counterexample)];
  const stepped = interpretTransition(table, { state: example.state, event: example.event }, around);
  const next = { ...example.state, ...example.next };
  const agrees =
    stepped !== null &&
    Object.entries(next).every(([name, value]) => stepped.state[name] === value) &&
    stepped.effects.join() === example.effects.join();
  if (agrees) return [];
  const result =
    stepped === null
      ? 'nothing'
      : `${shown(stepped.state, contextDomains(table))} with ${stepped.effects.join(', ') || 'no effect'} by “${stepped.row}”`;
  return [contradicted(path, `For ${counterexample} the rule gives ${result}.`, counterexample)];
};

export const analyseTransitionExamples = (
  path: RulePath,
  table: TransitionTable,
  around: RuleContext,
): readonly RuleFinding[] => {
  if (table.examples.length === 0) return [missing(path, table.id)];
  const rows = table.examples.flatMap(
    ({ state, event }) => interpretTransition(table, { state, event }, around)?.row ?? [],
  );
  return [
    ...table.examples.flatMap((example, index) =>
      transitionExample([...path, 'examples', index], { table, example }, around),
    ),
    ...unreached(path, table, new Set(rows)),
  ];
};
