import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { joinRegions } from '../meaning/input-region.ts';
import { transitionFacts, transitionInputs } from '../meaning/interpret.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { countCases, mostCases, prepareTable, testsOf, visitCases } from '../meaning/prepared-table.ts';
import { describeRegion, type Region } from '../meaning/region.ts';
import { daysToAnalyse } from '../meaning/rule-parameters.ts';
import { type Scope, scopeOf } from '../meaning/scope.ts';
import type { Behaviour } from './behaviour.ts';
import { behaviourOfDecision } from './compare-decision.ts';
import { behaviourOfStep } from './compare-transitions.ts';
import { meaningText } from './meaning-text.ts';
import type { OperatorAnswers } from './operator-answers.ts';

/** What the decisions of a rule depend on besides itself. */
export interface Around {
  readonly parameters: Parameters;
  readonly day: number;
  readonly operators: OperatorAnswers;
}

type Outcome = { readonly indexes: readonly number[]; readonly text: string };

/** Neighbouring ranges with the same outcome are one. */
const joinedAxis = (regions: readonly Region[], axis: number, outcomes: readonly Outcome[]): readonly Region[][] => {
  const slices = regions.map((_, index) =>
    outcomes
      .filter(({ indexes }) => indexes[axis] === index)
      .map(({ text }) => text)
      .join('|'),
  );
  const groups: Region[][] = [];
  for (const [index, region] of regions.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && slices[index] === slices[index - 1] && joinRegions([...last, region]).length === 1)
      last.push(region);
    else groups.push([region]);
  }
  return groups;
};

/** The coarsest table that decides the same: equal for rules whose rows are cut, ordered or named differently. */
const decidedCases = (behaviour: Behaviour, scope: Scope): unknown => {
  const prepared = prepareTable(
    behaviour.rows.map(({ when }) => testsOf(when, scope, behaviour)),
    scope,
  );
  if (countCases(prepared) > mostCases) return meaningText(behaviour.rows);
  const outcomes: Outcome[] = [];
  visitCases(prepared, (indexes, rows) => outcomes.push({ indexes, text: behaviour.outcome(rows) }));
  const axes = prepared.axes.map(({ name, regions }, axis) => ({ name, groups: joinedAxis(regions, axis, outcomes) }));
  const firsts = prepared.axes.map(({ regions }, axis) => {
    const groups = axes[axis]?.groups ?? [];
    return new Set(groups.map(([first]) => (first === undefined ? -1 : regions.indexOf(first))));
  });
  return [
    axes.map(({ name, groups }) => [name, ...groups.map((group) => joinRegions(group).map(describeRegion).join())]),
    outcomes.filter(({ indexes }) => indexes.every((index, axis) => firsts[axis]?.has(index))).map(({ text }) => text),
  ];
};

const factsOf = (rule: Rule, { parameters, operators }: Around, day: number): unknown =>
  Object.entries(rule.facts ?? {}).map(([name, { parameter, ...fact }]) => [
    name,
    meaningText(fact),
    parameter === undefined ? null : parameterOn(parameters, parameter, day),
    operators[fact.op] ?? null,
  ]);

const decisionParts = (table: DecisionTable, around: Around): unknown => {
  const { scope } = scopeOf(table.inputs, table.facts);
  const days = daysToAnalyse(table, around.parameters, around.day).toSorted((a, b) => a - b);
  const perDay = days.map((day) =>
    JSON.stringify([
      factsOf(table, around, day),
      decidedCases(behaviourOfDecision({ table, parameters: around.parameters }, day), scope),
    ]),
  );
  const intervals = days.flatMap((day, index) =>
    index > 0 && perDay[index] === perDay[index - 1] ? [] : [[index === 0 ? null : day, perDay[index]]],
  );
  return [meaningText(table.inputs), meaningText(table.outputs), intervals];
};

const transitionParts = (table: TransitionTable, around: Around): unknown => {
  const steps = Object.keys(table.states).flatMap((state) =>
    Object.keys(table.events).map((event) => {
      const { scope } = scopeOf(transitionInputs(table, event), transitionFacts(table, event));
      const at = { state, event, day: around.day };
      return [state, event, decidedCases(behaviourOfStep({ table, parameters: around.parameters }, at), scope)];
    }),
  );
  return [table.initial, meaningText(table.held), factsOf(table, around, around.day), steps];
};

/** What a rule decides, in a text that is equal where every case is decided alike. Words for readers are not in it. */
export const behaviourText = (rule: Rule, around: Around): string =>
  JSON.stringify([rule.kind, rule.kind === 'decision' ? decisionParts(rule, around) : transitionParts(rule, around)]);
