import type { Condition, DescribedValue, LabelledId, Outcome, Written } from '#domain/audit/changes/change-data.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { Row, Setting, Transition, TransitionTable } from '#model/rules/language.ts';
import { type InputRegion, mergeInputRegions } from '../meaning/input-region.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { countCases, inputRegionOf, mostCases, prepareTable, testsOf, visitCases } from '../meaning/prepared-table.ts';
import type { Scope } from '../meaning/scope.ts';
import { describedInputRegion, describedValue, labelOf } from './described-values.ts';

/** A stretch of cases that two versions of a rule decide differently. */
export interface ChangedRegion {
  /** The condition of its cases: `freePlaces = 10`. */
  readonly where: readonly Condition[];
  readonly before: Outcome;
  readonly after: Outcome;
}

export const noResult = 'no result';

/** Rows reduced to conditions, and what a set of fitting rows gives. */
export interface Behaviour {
  readonly rows: readonly { readonly when: Cells }[];
  readonly parameters: Parameters;
  readonly day: number;
  /** Facts that only subtract a parameter are described by the value behind them. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** A text that is equal where the outcomes are. */
  readonly outcome: (fitting: readonly number[]) => string;
  /** The same for a reader. */
  readonly described: (fitting: readonly number[]) => Outcome;
  /** Tables of the words behind the names. */
  readonly names: readonly (object | undefined)[];
}

/**
 * The smallest regions in which two behaviours over the same names differ: every domain is cut at the bounds of both, and
 * neighbouring cases with equal answers are joined. Null when there are too many cases to enumerate.
 */
export const changedRegions = (before: Behaviour, after: Behaviour, scope: Scope): readonly ChangedRegion[] | null => {
  const tests = [before, after].flatMap((side) => side.rows.map(({ when }) => testsOf(when, scope, side)));
  const prepared = prepareTable(tests, scope);
  if (countCases(prepared) > mostCases) return null;
  const groups = new Map<
    string,
    { readonly before: Outcome; readonly after: Outcome; readonly inputRegions: InputRegion[] }
  >();
  const first = before.rows.length;
  visitCases(prepared, (indexes, rows) => {
    const [left, right] = [rows.filter((row) => row < first), rows.filter((row) => row >= first)];
    const come = right.map((row) => row - first);
    const [old, now] = [before.outcome(left), after.outcome(come)];
    if (old === now) return;
    const key = JSON.stringify([old, now]);
    const group = groups.get(key) ?? { before: before.described(left), after: after.described(come), inputRegions: [] };
    group.inputRegions.push(inputRegionOf(indexes));
    groups.set(key, group);
  });
  return [...groups.values()].flatMap((group) =>
    mergeInputRegions(group.inputRegions).map((inputRegion) => ({
      where: describedInputRegion(prepared.axes, inputRegion, { scope, names: after.names }),
      before: group.before,
      after: group.after,
    })),
  );
};

/** What a row of a decision table gives, as a text that is equal when the results are. */
export const outputOf = ({ output }: Row, parameters: Parameters, day: number): string => {
  if (output === null || typeof output !== 'object') return String(output);
  return 'copy' in output ? `= ${output.copy}` : String(parameterOn(parameters, output.parameter, day));
};

/** The same for a reader. */
export const describedOutput = (
  { output }: Row,
  {
    outputs,
    names,
    numberOf,
  }: {
    readonly outputs: Domain;
    readonly names: Behaviour['names'];
    readonly numberOf: (parameter: string) => number | null;
  },
): DescribedValue => {
  if (output === null || typeof output !== 'object') return describedValue(output, outputs);
  return 'copy' in output
    ? { kind: 'copy', of: labelOf(output.copy, names) }
    : describedValue(numberOf(output.parameter), outputs);
};

const settingOf = (name: string, setting: Setting): string => {
  if ('to' in setting) return `${name} := ${setting.to}`;
  return 'copy' in setting ? `${name} := ${setting.copy}` : `${name} ${setting.step === 'next' ? '+' : '−'} 1`;
};

/** What a transition does, as a text that is equal when its effects are. */
export const stepOf = ({ to, set, effects }: Transition, state: string): string =>
  [
    to ?? state,
    ...Object.entries(set)
      .map(([name, setting]) => settingOf(name, setting))
      .toSorted(),
    ...effects,
  ].join(', ');

const describedSetting = (setting: Setting, names: Behaviour['names'], domain: Domain | undefined): Written['how'] => {
  if ('to' in setting) return describedValue(setting.to, domain);
  return 'copy' in setting ? { kind: 'copy', of: labelOf(setting.copy, names) } : { kind: setting.step };
};

/** The same for a reader. */
export const describedStep = (
  { to, set, effects }: Transition,
  state: string,
  { table, names }: { readonly table: TransitionTable; readonly names: Behaviour['names'] },
): Outcome => ({
  kind: 'step',
  to: labelOf(to ?? state, [table.states]),
  set: Object.entries(set)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, setting]) => ({
      name: labelOf(name, names),
      how: describedSetting(setting, names, table.held[name]?.domain),
    })),
  effects: effects.map((effect): LabelledId => labelOf(effect, [table.effects])),
});
