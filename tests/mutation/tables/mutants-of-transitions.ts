import { factsOfEvent, scopeOfEvent } from '#generator/rules/meaning/interpret.ts';
import { buildCellScope } from '#generator/rules/meaning/scope.ts';
import type { Setting, Transition, TransitionTable } from '#model/rules/language.ts';
import { type Faulty, faultyCellSets } from './mutants-of-cells.ts';

const faultySettings = (setting: Setting): readonly Faulty<Setting>[] => {
  if ('step' in setting)
    return [{ value: { step: setting.step === 'next' ? 'previous' : 'next' }, fault: 'the other way' }];
  if ('copy' in setting) return [{ value: { to: 0 }, fault: 'to 0' }];
  return typeof setting.to === 'boolean' ? [{ value: { to: !setting.to }, fault: `to ${!setting.to}` }] : [];
};

const faultySets = (one: Transition): readonly Faulty<Transition>[] =>
  Object.entries(one.set).flatMap(([name, setting]) => {
    const { [name]: _, ...others } = one.set;
    const changed = faultySettings(setting).map(({ value, fault }) => ({
      value: { ...one, set: { ...one.set, [name]: value } },
      fault: `sets ${name} ${fault}`,
    }));
    return [{ value: { ...one, set: others }, fault: `does not set ${name}` }, ...changed];
  });

const faultyTargets = (one: Transition, states: readonly string[]): readonly Faulty<Transition>[] =>
  [null, ...states]
    .filter((state) => state !== one.to && !(one.to === null && one.from.length === 1 && state === one.from[0]))
    .filter((state) => !(state === null && one.from.length === 1 && one.to === one.from[0]))
    .map((to) => ({ value: { ...one, to }, fault: `leads to ${to ?? 'the same state'}` }));

const faultyEffects = (one: Transition): readonly Faulty<Transition>[] =>
  one.effects.map((effect, index) => ({
    value: { ...one, effects: one.effects.toSpliced(index, 1) },
    fault: `without the effect ${effect}`,
  }));

const faultyTransitions = (one: Transition, table: TransitionTable): readonly Faulty<Transition>[] => {
  const { scope } = buildCellScope(scopeOfEvent(table, one.on), factsOfEvent(table, one.on));
  return [
    ...faultyCellSets(one.when, scope, {}).map(({ value, fault }) => ({ value: { ...one, when: value }, fault })),
    ...faultyTargets(one, Object.keys(table.states)),
    ...faultySets(one),
    ...faultyEffects(one),
  ];
};

export const transitionMutants = (
  table: TransitionTable,
): readonly { readonly rule: TransitionTable; readonly fault: string }[] =>
  table.rows.flatMap((one, index) => [
    { rule: { ...table, rows: table.rows.toSpliced(index, 1) }, fault: `transition ${one.id} dropped` },
    ...faultyTransitions(one, table).map(({ value, fault }) => ({
      rule: { ...table, rows: table.rows.with(index, value) },
      fault: `transition ${one.id}, ${fault}`,
    })),
  ]);
