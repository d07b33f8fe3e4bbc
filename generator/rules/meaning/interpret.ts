import type { Cells } from '#model/rules/cell.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { DecisionTable, Output, Setting, TransitionTable } from '#model/rules/language.ts';
import { compileCellTest } from './cell-test.ts';
import type { Operators } from './operators/operator.ts';
import { operators as trueOperators } from './operators/operators.ts';
import { type Parameters, parameterValueById } from './parameter-value.ts';
import { passesTest, type Test, type Value } from './region.ts';
import { buildCellScope, type Scope } from './scope.ts';
import { contextDomains, eventPayloadDomains } from './transition-domains.ts';

export type Values = Readonly<Record<string, Value>>;
export interface Decided {
  readonly value: Value;
  readonly row: string;
}
export interface Stepped {
  readonly state: Values;
  readonly effects: readonly string[];
  readonly row: string;
}

/** What the interpreter needs in addition to the rule: the timelines, and the day for rules without a day of their own. */
export interface RuleContext {
  readonly parameters: Parameters;
  readonly editionDay: number;
  /** The operators that compute facts; only tests pass a table of their own. */
  readonly operators?: Operators;
}

type ParameterValue = (id: string) => number | null;

interface FactContext {
  readonly parameterValue: ParameterValue;
  readonly operators?: Operators | undefined;
}

const factValue = (fact: Fact, values: Values, { parameterValue, operators = trueOperators }: FactContext): Value => {
  const args = fact.of.map((name) => values[name] ?? null);
  if (fact.op !== 'known' && args.includes(null)) return null;
  const parameter = fact.parameter === undefined ? null : parameterValue(fact.parameter);
  return operators[fact.op]?.evaluate(args, parameter) ?? null;
};

/** The inputs, with every fact computed and added. */
export const addFactsToInputs = (
  inputs: Values,
  facts: Readonly<Record<string, Fact>> | undefined,
  context: FactContext,
): Values => {
  const values: Record<string, Value> = { ...inputs };
  for (const [name, fact] of Object.entries(facts ?? {})) values[name] = factValue(fact, values, context);
  return values;
};

/** The tests of a row by name; null if a bound is unknown, so that the row never fits. */
type Asked = readonly (readonly [name: string, test: Test | null])[];

const askedBy = (when: Cells, scope: Scope, parameterValue: ParameterValue): Asked => {
  const lookup = (bound: number | string) => (typeof bound === 'number' ? bound : parameterValue(bound));
  return Object.entries(when).map(([name, cell]) => {
    const domain = scope[name];
    return [name, domain === undefined ? null : compileCellTest(cell, domain, lookup)];
  });
};

const matches = (asked: Asked, values: Values): boolean =>
  asked.every(([name, test]) => test !== null && passesTest(test, values[name] ?? null));

interface Matching {
  readonly values: Values;
  readonly parameterValue: ParameterValue;
}

const outputValue = (output: Output, { values, parameterValue }: Matching): Value => {
  if (typeof output !== 'object' || output === null) return output;
  return 'parameter' in output ? parameterValue(output.parameter) : (values[output.copy] ?? null);
};

const effectiveDay = (table: DecisionTable, values: Values, editionDay: number): number => {
  const day = table.effectiveOn === undefined ? editionDay : values[table.effectiveOn];
  return typeof day === 'number' ? day : editionDay;
};

/** The day on which parameters are read for one case. */
export const effectiveDayOfCase = (
  table: DecisionTable,
  inputs: Values,
  { parameters, editionDay }: RuleContext,
): number => {
  const parameterValue = (id: string) => parameterValueById(parameters, id, editionDay);
  return effectiveDay(table, addFactsToInputs(inputs, table.facts, { parameterValue }), editionDay);
};

/** A table prepared with the parameters of one day. */
const tableOn = (table: DecisionTable, around: RuleContext, { scope, day }: { scope: Scope; day: number }) => {
  const parameterValue = (id: string) => parameterValueById(around.parameters, id, day);
  const rows = table.rows.map((row) => ({ row, asked: askedBy(row.when, scope, parameterValue) }));
  return {
    valuesOf: (inputs: Values): Values =>
      addFactsToInputs(inputs, table.facts, { parameterValue, operators: around.operators }),
    decide: (values: Values): Decided | null => {
      const row = rows.find(({ asked }) => matches(asked, values))?.row;
      return row === undefined ? null : { value: outputValue(row.output, { values, parameterValue }), row: row.id };
    },
  };
};

/** Prepares a table for many cases. The returned function decides one case by reading the rows; it returns null if no row fits. */
export const prepareDecisionTable = (
  table: DecisionTable,
  around: RuleContext,
): ((inputs: Values) => Decided | null) => {
  const { scope } = buildCellScope(table.inputs, table.facts, around.operators);
  const atEdition = tableOn(table, around, { scope, day: around.editionDay });
  return (inputs) => {
    const values = atEdition.valuesOf(inputs);
    const day = effectiveDay(table, values, around.editionDay);
    if (day === around.editionDay) return atEdition.decide(values);
    const onDay = tableOn(table, around, { scope, day });
    return onDay.decide(onDay.valuesOf(inputs));
  };
};

/** Decides one case by reading the table. Tests compare the generated code with this. */
export const interpretDecisionTable = (table: DecisionTable, inputs: Values, around: RuleContext): Decided | null =>
  prepareDecisionTable(table, around)(inputs);

const nextValue = (setting: Setting, before: Value, values: Values): Value => {
  if ('to' in setting) return setting.to;
  if ('copy' in setting) return values[setting.copy] ?? null;
  if (typeof before !== 'number') return null;
  return setting.step === 'next' ? before + 1 : before - 1;
};

/** The names, with their domains, that guards and facts of a transition table may read for one event. */
export const scopeOfEvent = (table: TransitionTable, event: string): Scope => ({
  ...contextDomains(table),
  ...eventPayloadDomains(table, event),
});

/** The facts that can be computed for one event, since their arguments exist there. */
export const factsOfEvent = (table: TransitionTable, event: string): Readonly<Record<string, Fact>> => {
  const names = new Set(Object.keys(scopeOfEvent(table, event)));
  const usable: Record<string, Fact> = {};
  for (const [name, fact] of Object.entries(table.facts ?? {})) {
    if (!fact.of.every((argument) => names.has(argument))) continue;
    names.add(name);
    usable[name] = fact;
  }
  return usable;
};

/**
 * Takes one step of a state machine. `state` contains the context variables and `state.state`; `event` contains the carried values and
 * `event.type`.
 */
export const interpretTransition = (
  table: TransitionTable,
  { state, event }: { readonly state: Values; readonly event: Values },
  around: RuleContext,
): Stepped | null => {
  const [from, on] = [String(state.state), String(event.type)];
  const facts = factsOfEvent(table, on);
  const parameterValue = (id: string) => parameterValueById(around.parameters, id, around.editionDay);
  const values = addFactsToInputs({ ...state, ...event }, facts, { parameterValue, operators: around.operators });
  const { scope } = buildCellScope(scopeOfEvent(table, on), facts, around.operators);
  const fitting = table.rows.find(
    (row) => row.on === on && row.from.includes(from) && matches(askedBy(row.when, scope, parameterValue), values),
  );
  if (fitting === undefined) {
    const isListed = table.ignored.some((entry) => entry.from.includes(from) && entry.on.includes(on));
    const ignored = isListed || table.final.includes(from);
    return ignored ? { state, effects: [], row: 'ignored' } : null;
  }
  const changed = Object.entries(fitting.set).map(([name, setting]) => [
    name,
    nextValue(setting, state[name] ?? null, values),
  ]);
  const next: Values = { ...state, ...Object.fromEntries(changed), state: fitting.to ?? from };
  return { state: next, effects: fitting.effects, row: fitting.id };
};
