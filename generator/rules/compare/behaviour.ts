import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { Row, Setting, Transition, TransitionTable } from '#model/rules/language.ts';
import { describeInputRegion, type InputRegion, mergeInputRegions } from '../meaning/input-region.ts';
import type { Parameters } from '../meaning/parameter-value.ts';
import {
  buildRegionGrid,
  compileRowTests,
  countGridCases,
  mostCases,
  regionOfOneCase,
  visitGridCases,
} from '../meaning/region-grid.ts';
import type { Scope } from '../meaning/scope.ts';
import { formatRuleValue } from './value-text.ts';

/** A region of cases that two versions of a rule decide differently. */
export interface ChangedRegion {
  /** The condition that describes the region: `freePlaces = 10`. */
  readonly where: string;
  readonly before: string;
  readonly after: string;
}

/** How two versions of a rule decide differently. */
export interface RuleDifference {
  /** `narrower`: a case that was accepted is refused, or a case no longer has a result. `rewritten`: every case is decided as before. */
  readonly kind: 'narrower' | 'otherwise' | 'rewritten';
  /** Lines of text, with the names that the code uses. */
  readonly details: readonly string[];
}

export const noResult = 'no result';

/** A rule reduced to the conditions of its rows, and to the outcome of the rows that fit. */
export interface Behaviour {
  readonly rows: readonly { readonly when: Cells }[];
  readonly parameters: Parameters;
  readonly day: number;
  /** The facts. One that only subtracts a parameter is described by the value behind it. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** A text about the outcome; two texts are equal if the outcomes are. */
  readonly outcome: (fitting: readonly number[]) => string;
}

/**
 * The smallest regions in which two behaviours over the same names differ: every domain is cut at the bounds of both, and neighbouring
 * cases with equal outcomes are joined. Null if there are too many cases to enumerate.
 */
export const changedRegions = (before: Behaviour, after: Behaviour, scope: Scope): readonly ChangedRegion[] | null => {
  const tests = [before, after].flatMap((side) => side.rows.map(({ when }) => compileRowTests(when, scope, side)));
  const prepared = buildRegionGrid(tests, scope);
  if (countGridCases(prepared) > mostCases) return null;
  const groups = new Map<
    string,
    { readonly before: string; readonly after: string; readonly inputRegions: InputRegion[] }
  >();
  const first = before.rows.length;
  visitGridCases(prepared, (indexes, rows) => {
    const [left, right] = [rows.filter((row) => row < first), rows.filter((row) => row >= first)];
    const [old, now] = [before.outcome(left), after.outcome(right.map((row) => row - first))];
    if (old === now) return;
    const key = JSON.stringify([old, now]);
    const group = groups.get(key) ?? { before: old, after: now, inputRegions: [] };
    group.inputRegions.push(regionOfOneCase(indexes));
    groups.set(key, group);
  });
  return [...groups.values()].flatMap((group) =>
    mergeInputRegions(group.inputRegions).map((inputRegion) => ({
      where: describeInputRegion(prepared.axes, inputRegion),
      before: group.before,
      after: group.after,
    })),
  );
};

/** The result of a row of a decision table as text; `numberOf` returns the value of a parameter on the day. */
export const rowOutputText = (
  { output }: Row,
  outputs: Domain,
  numberOf: (parameter: string) => number | null,
): string => {
  if (output === null || typeof output !== 'object') return formatRuleValue(output, outputs);
  return 'copy' in output ? `= ${output.copy}` : formatRuleValue(numberOf(output.parameter), outputs);
};

const settingText = (name: string, setting: Setting, domain: Domain | undefined): string => {
  if ('to' in setting) return `${name} := ${formatRuleValue(setting.to, domain)}`;
  return 'copy' in setting ? `${name} := ${setting.copy}` : `${name} ${setting.step === 'next' ? '+' : '−'} 1`;
};

/** The new state, the settings and the effects of a transition as text. */
export const transitionEffectText = (
  { to, set, effects }: Transition,
  state: string,
  { context }: TransitionTable,
): string =>
  [
    to ?? state,
    ...Object.entries(set)
      .toSorted(([a], [b]) => compareByCodeUnit(a, b))
      .map(([name, setting]) => settingText(name, setting, context[name]?.domain)),
    ...effects,
  ].join(', ');
