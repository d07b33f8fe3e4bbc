import type { TransitionTable } from '#model/rules/language.ts';
import { everyCase } from '../meaning/input-region.ts';
import { factsOfEvent, scopeOfEvent } from '../meaning/interpret.ts';
import { type Parameters, parameterValueById } from '../meaning/parameter-value.ts';
import { buildCellScope } from '../meaning/scope.ts';
import { changedRegions, noResult, type RuleDifference, transitionEffectText } from './behaviour.ts';
import { comparableMeaning } from './meaning-text.ts';

interface Side {
  readonly table: TransitionTable;
  readonly parameters: Parameters;
}

const ignored = 'nothing happens';

/** The conditions and outcomes of one event in one state. */
const behaviourOfStep = (
  { table, parameters }: Side,
  at: { readonly state: string; readonly event: string; readonly day: number },
) => {
  const rows = table.rows.filter(({ on, from }) => on === at.event && from.includes(at.state));
  const passes =
    table.final.includes(at.state) ||
    table.ignored.some(({ from, on }) => from.includes(at.state) && on.includes(at.event));
  return {
    rows,
    parameters,
    day: at.day,
    facts: factsOfEvent(table, at.event),
    outcome: (fitting: readonly number[]): string => {
      const row = rows[fitting[0] ?? -1];
      if (row === undefined) return passes ? ignored : noResult;
      return transitionEffectText(row, at.state, table);
    },
  };
};

/** Lines about added and removed states or events. */
const partDetails = (of: 'state' | 'event', before: object, after: object): readonly string[] => [
  ...Object.keys(before)
    .filter((id) => !Object.hasOwn(after, id))
    .map((id) => `${of} ${id} removed`),
  ...Object.keys(after)
    .filter((id) => !Object.hasOwn(before, id))
    .map((id) => `${of} ${id} added`),
];

/** By name: a text of each context variable and derived fact, with the numbers that they read. Two texts are equal if the meanings are. */
const definitionsOf = ({ table, parameters }: Side, day: number): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(table.context).map(([name, variable]): [string, string] => [
      `context ${name}`,
      comparableMeaning(variable) ?? '',
    ]),
    ...Object.entries(table.facts ?? {}).map(([name, { parameter, ...fact }]): [string, string] => [
      `fact ${name}`,
      comparableMeaning([fact, parameter === undefined ? null : parameterValueById(parameters, parameter, day)]) ?? '',
    ]),
  ]);

const definitionDetails = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'nothing'} → ${after.get(name) ?? 'nothing'}`);

interface StepDetail {
  readonly line: string;
  readonly hasNoResult: boolean;
}

/** The steps that both tables contain and that lead to different outcomes. */
const stepDetails = (before: Side, after: Side, day: number): readonly StepDetail[] => {
  const { table } = after;
  const states = Object.keys(table.states).filter((state) => Object.hasOwn(before.table.states, state));
  const events = Object.keys(table.events).filter((event) => Object.hasOwn(before.table.events, event));
  return states.flatMap((state) =>
    events.flatMap((event) => {
      const at = { state, event, day };
      const { scope } = buildCellScope(scopeOfEvent(table, event), factsOfEvent(table, event));
      const regions = changedRegions(behaviourOfStep(before, at), behaviourOfStep(after, at), scope) ?? [];
      return regions.map((one) => ({
        line: `${state} on ${event}${one.where === everyCase ? '' : `, ${one.where}`}: ${one.before} → ${one.after}`,
        hasNoResult: one.after === noResult,
      }));
    }),
  );
};

/** How the steps of two versions of a transition table differ; null if all steps are alike. */
export const compareTransitionTables = (before: Side, after: Side, day: number): RuleDifference | null => {
  const [old, now] = [before.table, after.table];
  const steps = stepDetails(before, after, day);
  const details = [
    ...definitionDetails(definitionsOf(before, day), definitionsOf(after, day)),
    ...partDetails('state', old.states, now.states),
    ...partDetails('event', old.events, now.events),
    ...(old.initial === now.initial ? [] : [`begins: ${old.initial} → ${now.initial}`]),
    ...steps.map(({ line }) => line),
  ];
  if (details.length === 0) return null;
  return { kind: steps.some(({ hasNoResult }) => hasNoResult) ? 'narrower' : 'otherwise', details };
};
