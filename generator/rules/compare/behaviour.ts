import type { Cells } from '#model/rules/cell.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { Row, Setting, Transition } from '#model/rules/language.ts';
import { type Box, describeBox, mergeBoxes } from '../meaning/box.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { boxOf, countCases, mostCases, prepareTable, testsOf, visitCases } from '../meaning/prepared-table.ts';
import type { Scope } from '../meaning/scope.ts';

/** A stretch of cases that two versions of a rule decide differently. */
export interface ChangedRegion {
  /** For a reader: `freePlaces = 10`. */
  readonly region: string;
  readonly before: string;
  readonly after: string;
}

export const noResult = 'no result';

/** Rows reduced to conditions, and what a set of fitting rows gives. */
export interface Behaviour {
  readonly rows: readonly { readonly when: Cells }[];
  readonly parameters: Parameters;
  readonly day: number;
  /** Facts that only take a parameter away are told in terms of the value behind them. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly outcome: (fitting: readonly number[]) => string;
}

/**
 * The smallest regions in which two behaviours over the same names differ: every domain is cut at the bounds of both, and
 * neighbouring cases with equal answers are joined. Null when there are too many cases to enumerate.
 */
export const changedRegions = (before: Behaviour, after: Behaviour, scope: Scope): readonly ChangedRegion[] | null => {
  const tests = [before, after].flatMap((side) => side.rows.map(({ when }) => testsOf(when, scope, side)));
  const prepared = prepareTable(tests, scope);
  if (countCases(prepared) > mostCases) return null;
  const groups = new Map<string, { readonly before: string; readonly after: string; readonly boxes: Box[] }>();
  const first = before.rows.length;
  visitCases(prepared, (indexes, rows) => {
    const old = before.outcome(rows.filter((row) => row < first));
    const now = after.outcome(rows.filter((row) => row >= first).map((row) => row - first));
    if (old === now) return;
    const key = JSON.stringify([old, now]);
    const group = groups.get(key) ?? { before: old, after: now, boxes: [] };
    group.boxes.push(boxOf(indexes));
    groups.set(key, group);
  });
  return [...groups.values()].flatMap((group) =>
    mergeBoxes(group.boxes).map((box) => ({
      region: describeBox(prepared.axes, box),
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
