import type { Detail, Outcome } from '#domain/audit/changes/change-data.ts';
import type { TransitionTable } from '#model/rules/language.ts';
import { transitionFacts, transitionInputs } from '../meaning/interpret.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { scopeOf } from '../meaning/scope.ts';
import { everyCarried } from '../meaning/transition-domains.ts';
import { type Behaviour, changedRegions, describedStep, noResult, stepOf } from './behaviour.ts';
import type { RuleDifference } from './compare-decision.ts';
import { labelledId, labelOf } from './described-values.ts';
import { meaningText } from './meaning-text.ts';

interface Side {
  readonly table: TransitionTable;
  readonly parameters: Parameters;
}

const ignored = 'nothing happens';

const namesOf = (table: TransitionTable): Behaviour['names'] => [table.held, everyCarried(table), table.facts];

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
    described: (fitting: readonly number[]): Outcome => {
      const row = rows[fitting[0] ?? -1];
      if (row === undefined) return passes ? { kind: 'ignored' } : { kind: 'none' };
      return describedStep(row, at.state, { table, names: namesOf(table) });
    },
    names: namesOf(table),
  };
};

/** States or events that came and went. */
const partDetails = (of: 'state' | 'event', before: Labelled, after: Labelled): readonly Detail[] => [
  ...Object.entries(before)
    .filter(([id]) => !Object.hasOwn(after, id))
    .map(([id, words]): Detail => ({ key: 'part', of, name: labelledId(id, words), is: 'removed' })),
  ...Object.entries(after)
    .filter(([id]) => !Object.hasOwn(before, id))
    .map(([id, words]): Detail => ({ key: 'part', of, name: labelledId(id, words), is: 'added' })),
];

type Labelled = Readonly<Record<string, unknown>>;

type Definition = Pick<Extract<Detail, { key: 'definition' }>, 'of' | 'name'> & {
  readonly text: string | undefined;
  readonly data: unknown;
};

/** Held values and derived facts, with the numbers that they read: equal texts are equal meanings. */
const definitionsOf = ({ table, parameters }: Side, day: number): ReadonlyMap<string, Definition> =>
  new Map([
    ...Object.entries(table.held).map(([name, held]): [string, Definition] => [
      `held ${name}`,
      { of: 'held', name: labelledId(name, held), text: meaningText(held), data: held },
    ]),
    ...Object.entries(table.facts ?? {}).map(([name, { parameter, ...fact }]): [string, Definition] => {
      const number = parameter === undefined ? null : parameterOn(parameters, parameter, day);
      const data = { ...fact, ...(number === null ? {} : { number }) };
      return [`fact ${name}`, { of: 'fact', name: labelledId(name, fact), text: meaningText([fact, number]), data }];
    }),
  ]);

const definitionDetails = (
  before: ReadonlyMap<string, Definition>,
  after: ReadonlyMap<string, Definition>,
): readonly Detail[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id): readonly Detail[] => {
    const [old, now] = [before.get(id), after.get(id)];
    const described = now ?? old;
    if (described === undefined || old?.text === now?.text) return [];
    return [{ key: 'definition', of: described.of, name: described.name, before: old?.data, after: now?.data }];
  });

/** The steps that both tables know and take differently. */
const stepDetails = (before: Side, after: Side, day: number): readonly Detail[] => {
  const { table } = after;
  const states = Object.keys(table.states).filter((state) => Object.hasOwn(before.table.states, state));
  const events = Object.keys(table.events).filter((event) => Object.hasOwn(before.table.events, event));
  return states.flatMap((state) =>
    events.flatMap((event) => {
      const at = { state, event, day };
      const { scope } = scopeOf(transitionInputs(table, event), transitionFacts(table, event));
      const regions = changedRegions(behaviourOfStep(before, at), behaviourOfStep(after, at), scope) ?? [];
      return regions.map(
        (one): Detail => ({
          key: 'step',
          state: labelOf(state, [table.states]),
          event: labelOf(event, [table.events]),
          ...one,
        }),
      );
    }),
  );
};

const isBreaking = (detail: Detail): boolean =>
  detail.key === 'part' ? detail.is === 'removed' : detail.key === 'step' && detail.after.kind === 'none';

/** The steps that two versions of a transition table take differently; null when they take all alike. */
export const compareTransitions = (before: Side, after: Side, day: number): RuleDifference | null => {
  const [old, now] = [before.table, after.table];
  const begins = (table: TransitionTable) => labelOf(table.initial, [table.states]);
  const details: readonly Detail[] = [
    ...definitionDetails(definitionsOf(before, day), definitionsOf(after, day)),
    ...partDetails('state', old.states, now.states),
    ...partDetails('event', old.events, now.events),
    ...(old.initial === now.initial ? [] : [{ key: 'begins', before: begins(old), after: begins(now) } as const]),
    ...stepDetails(before, after, day),
  ];
  if (details.length === 0) return null;
  return { impact: details.some(isBreaking) ? 'breaking' : 'careful', details };
};
