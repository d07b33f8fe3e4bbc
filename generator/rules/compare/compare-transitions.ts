import type { TransitionTable } from '#model/rules/language.ts';
import { everyCase } from '../meaning/box.ts';
import { transitionFacts, transitionInputs } from '../meaning/interpret.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { scopeOf } from '../meaning/scope.ts';
import { changedRegions, noResult, stepOf } from './behaviour.ts';
import type { RuleDifference } from './compare-decision.ts';
import { meaningText } from './meaning-text.ts';

interface Side {
  readonly table: TransitionTable;
  readonly parameters: Parameters;
}

const ignored = 'nothing happens';

/** What a state does on an event, as conditions and outcomes. */
export const behaviourOfStep = (
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
    facts: transitionFacts(table, at.event),
    outcome: (fitting: readonly number[]) => {
      const row = rows[fitting[0] ?? -1];
      return row === undefined ? (passes ? ignored : noResult) : stepOf(row, at.state);
    },
  };
};

const listDetails = (word: string, before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((name) => !after.includes(name)).map((name) => `${word} ${name} removed`),
  ...after.filter((name) => !before.includes(name)).map((name) => `${word} ${name} added`),
];

/** Held values and derived facts by name, with the numbers that they read: equal texts are equal meanings. */
const definitionsOf = ({ table, parameters }: Side, day: number): ReadonlyMap<string, string | undefined> =>
  new Map([
    ...Object.entries(table.held).map(([name, held]): [string, string | undefined] => [
      `held ${name}`,
      meaningText(held),
    ]),
    ...Object.entries(table.facts ?? {}).map(([name, { parameter, ...fact }]): [string, string | undefined] => [
      `fact ${name}`,
      meaningText([fact, parameter === undefined ? null : parameterOn(parameters, parameter, day)]),
    ]),
  ]);

const definitionDetails = (
  before: ReadonlyMap<string, string | undefined>,
  after: ReadonlyMap<string, string | undefined>,
): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'nothing'} → ${after.get(name) ?? 'nothing'}`);

/** The steps that two versions of a transition table take differently; null when they take all alike. */
export const compareTransitions = (before: Side, after: Side, day: number): RuleDifference | null => {
  const [oldEvents, nowEvents] = [Object.keys(before.table.events), Object.keys(after.table.events)];
  const [oldStates, nowStates] = [Object.keys(before.table.states), Object.keys(after.table.states)];
  const names = [
    ...definitionDetails(definitionsOf(before, day), definitionsOf(after, day)),
    ...listDetails('state', oldStates, nowStates),
    ...listDetails('event', oldEvents, nowEvents),
    ...(before.table.initial === after.table.initial
      ? []
      : [`begins: ${before.table.initial} → ${after.table.initial}`]),
  ];
  const lines = nowStates
    .filter((state) => oldStates.includes(state))
    .flatMap((state) =>
      nowEvents
        .filter((event) => oldEvents.includes(event))
        .flatMap((event) => {
          const at = { state, event, day };
          const { scope } = scopeOf(transitionInputs(after.table, event), transitionFacts(after.table, event));
          const regions = changedRegions(behaviourOfStep(before, at), behaviourOfStep(after, at), scope) ?? [];
          return regions.map((one) => {
            const where = one.region === everyCase ? '' : `, ${one.region}`;
            return `${state} on ${event}${where}: ${one.before} → ${one.after}`;
          });
        }),
    );
  const details = [...names, ...lines];
  if (details.length === 0) return null;
  const isBreaking = names.some((line) => line.endsWith('removed')) || lines.some((line) => line.endsWith(noResult));
  return { impact: isBreaking ? 'breaking' : 'careful', details };
};
