import { z } from 'zod';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Finding, ValuePath } from '../finding.ts';

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

const checkDay = (day: string | null | undefined, path: ValuePath): Finding[] =>
  day === null || day === undefined || isDay(day)
    ? []
    : [{ code: 'bad-parameter-date', at: { model: path }, found: `“${day}” is not a day of the calendar.` }];

/** Days of the time lines exist and are in order, and no number of the business is negative. Gaps and overlaps are found by the rule analysis. */
export const checkParameters = (parameters: Readonly<Record<string, Parameter>>): Finding[] =>
  Object.entries(parameters).flatMap(([id, parameter]) =>
    parameter.values.flatMap((stretch, index): Finding[] => {
      const path = ['parameters', id, 'values', index];
      const backwards = stretch.from !== null && typeof stretch.to === 'string' && stretch.to < stretch.from;
      return [
        ...checkDay(stretch.from, [...path, 'from']),
        ...checkDay(stretch.to, [...path, 'to']),
        ...(backwards
          ? [
              {
                code: 'bad-parameter-date' as const,
                at: { model: [...path, 'to'] },
                found: `“${id}” ends before it begins.`,
              },
            ]
          : []),
        ...(stretch.value < 0
          ? [
              {
                code: 'negative-parameter' as const,
                at: { model: [...path, 'value'] },
                found: `“${id}” is ${stretch.value}.`,
              },
            ]
          : []),
      ];
    }),
  );
