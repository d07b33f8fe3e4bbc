import type { Setting, TransitionTable } from '#model/rules/language.ts';
import type { RuleDifference } from './difference.ts';
import { type Surroundings, transitionFacts, transitionInputs } from './interpret.ts';
import { differingRegions, type Line, type Version } from './shared-space.ts';

interface Pair {
  readonly table: TransitionTable;
  readonly around: Surroundings;
}

const settingText = ([name, setting]: readonly [string, Setting]): string => {
  if ('to' in setting) return `${name} to ${setting.to}`;
  return 'copy' in setting ? `${name} to ${setting.copy}` : `${name} to the ${setting.step}`;
};

const linesOf = (table: TransitionTable, state: string, event: string): readonly Line[] => {
  const rows = table.rows.filter(({ from, on }) => on === event && from.includes(state));
  const isIgnored = table.ignored.some(({ from, on }) => from.includes(state) && on.includes(event));
  if (isIgnored || (rows.length === 0 && table.final.includes(state))) return [{ when: {}, gives: 'ignored' }];
  return rows.map((row) => ({
    when: row.when,
    gives: [row.to ?? state, ...Object.entries(row.set).map(settingText), ...row.effects].join(', '),
  }));
};

const versionOf = ({ table, around }: Pair, state: string, event: string): Version => ({
  inputs: transitionInputs(table, event),
  facts: transitionFacts(table, event),
  lines: linesOf(table, state, event),
  parameters: around.parameters,
  day: around.editionDay,
  collects: false,
});

const pairsOf = (table: TransitionTable): readonly string[] =>
  table.states.flatMap((state) => Object.keys(table.events).map((event) => `${state}, ${event}`));

/** States and events that one version lacks. */
const signatureDifferences = (before: TransitionTable, after: TransitionTable): readonly RuleDifference[] => {
  const names = (table: TransitionTable) => [...table.states, ...Object.keys(table.events)];
  const lost = names(before).filter((name) => !names(after).includes(name));
  const gained = names(after).filter((name) => !names(before).includes(name));
  const text = (list: readonly string[]) => list.join(', ') || 'nothing';
  if (lost.length + gained.length === 0) return [];
  const severity = lost.length > 0 ? 'breaking' : 'careful';
  const where = 'states and events';
  return [
    { rule: after.id, kind: 'signature', class: severity, where, before: text(lost), after: text(gained), exact: true },
  ];
};

/** What changes between two versions of a transition table, per state and event. */
export const diffTransitions = (before: Pair, after: Pair): readonly RuleDifference[] => {
  const shared = pairsOf(after.table).filter((pair) => pairsOf(before.table).includes(pair));
  const steps = shared.flatMap((pair) => {
    const [state = '', event = ''] = pair.split(', ');
    const regions = differingRegions(versionOf(before, state, event), versionOf(after, state, event));
    const differing = regions ?? [{ where: 'every case', before: 'another meaning of its facts', after: 'this one' }];
    return differing.map((one): RuleDifference => {
      const place = `state = ${state}, event = ${event}`;
      const where = one.where === 'every case' ? place : `${place}, ${one.where}`;
      return { rule: after.table.id, kind: 'behaviour', class: 'careful', ...one, where, exact: regions !== null };
    });
  });
  return [...signatureDifferences(before.table, after.table), ...steps];
};
