import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { type Interval, type Parameters, parameterIntervals, parameterValueById } from '../meaning/parameter-value.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

const badDays = (path: RulePath, parameter: Parameter, intervals: readonly Interval[]): readonly RuleFinding[] =>
  intervals.flatMap((interval, index) => {
    if (interval.from <= interval.to) return [];
    const { from, to } = parameter.values[index] ?? { from: null };
    return [
      {
        code: 'parameter-bad-day',
        path: [...path, 'values', index],
        found: `The value applies ${from === null ? 'until' : `from ${from} to`} ${to ?? 'further notice'}, which is no period.`,
        expected: 'Both ends are days that exist, the first not after the second.',
        remedy: 'Correct the days.',
      },
    ];
  });

const dayText = (day: number): string => (Number.isFinite(day) ? formatCivilDate(day) : 'always');

const overlapText = (before: Interval, after: Interval): string =>
  Number.isFinite(after.from)
    ? `On ${dayText(after.from)} the parameter has two values, ${before.value} and ${after.value}.`
    : `Two values of the parameter, ${before.value} and ${after.value}, both have no first day.`;

const seamFinding = (path: RulePath, before: Interval, after: Interval): RuleFinding | null => {
  if (after.from === before.to + 1) return null;
  const isGap = after.from > before.to + 1;
  const counterexample = isGap ? dayText(before.to + 1) : dayText(after.from);
  return {
    code: isGap ? 'parameter-gap' : 'parameter-overlap',
    path,
    found: isGap ? `On ${counterexample} the parameter has no value.` : overlapText(before, after),
    expected: 'The timeline has exactly one value for every day.',
    remedy: 'Let each value begin on the day after the previous one ends.',
    counterexample,
  };
};

const seams = (path: RulePath, intervals: readonly Interval[]): readonly RuleFinding[] => {
  const ordered = [...intervals.entries()].toSorted(([, a], [, b]) => (a.from === b.from ? 0 : a.from - b.from));
  return ordered.flatMap(([index, after], position) => {
    const before = ordered[position - 1]?.[1];
    const finding = before === undefined ? null : seamFinding([...path, 'values', index], before, after);
    return finding === null ? [] : [finding];
  });
};

/** Checks every timeline: no gap, no overlap, and a value on the day of the edition. */
export const analyseParameters = (parameters: Parameters, editionDay: number): readonly RuleFinding[] =>
  Object.entries(parameters).flatMap(([id, parameter]): readonly RuleFinding[] => {
    const path = ['parameters', id];
    const intervals = parameterIntervals(parameter);
    const faulty = badDays(path, parameter, intervals);
    if (faulty.length > 0) return faulty;
    const found = [...seams(path, intervals)];
    if (parameterValueById(parameters, id, editionDay) === null) {
      const counterexample = formatCivilDate(editionDay);
      found.push({
        code: 'parameter-without-value',
        path,
        found: `The parameter “${id}” has no value on ${counterexample}, the day of the edition.`,
        expected: 'Every parameter has a value on the day of the edition.',
        remedy: 'Add the value that applies on that day, or delete the parameter.',
        counterexample,
      });
    }
    return found;
  });
