import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Parameter } from '#model/rules/parameter.ts';

export type Parameters = Readonly<Record<string, Parameter>>;

/** Converts the day of the edition from YYYY-MM-DD to a day number. */
export const parseEditionDay = (editionDate: string): number => {
  const day = parseCivilDate(editionDate);
  if (day === null) throw new RangeError(`The edition date “${editionDate}” is no day that exists; write YYYY-MM-DD.`);
  return day;
};

/** A stretch of a timeline in day numbers, ±Infinity where it is open. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The intervals of a parameter in the order of the model; a day that does not exist becomes NaN. */
export const parameterIntervals = (parameter: Parameter): readonly Interval[] =>
  parameter.values.map(({ from, to, value }) => ({
    from: from === null ? Number.NEGATIVE_INFINITY : (parseCivilDate(from) ?? Number.NaN),
    to: to === null || to === undefined ? Number.POSITIVE_INFINITY : (parseCivilDate(to) ?? Number.NaN),
    value,
  }));

/** Whether a parameter has more than one value over time. */
export const hasSeveralValuesOverTime = (parameters: Parameters, id: string): boolean =>
  Object.hasOwn(parameters, id) && (parameters[id]?.values.length ?? 0) > 1;

/** The value on a day number; the ends of an interval belong to it. Null if the timeline has none. */
export const parameterValueOnDay = (parameter: Parameter, day: number): number | null =>
  parameterIntervals(parameter).find(({ from, to }) => from <= day && day <= to)?.value ?? null;

/** The value on a day of the parameter with this id; null if there is none. */
export const parameterValueById = (parameters: Parameters, id: string, day: number): number | null => {
  const parameter = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
  return parameter === undefined ? null : parameterValueOnDay(parameter, day);
};
