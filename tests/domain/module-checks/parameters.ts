import { parameters as facts } from '#model/rules/index.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { dayOf } from './calendar.ts';
import { same } from './same.ts';

const lines: readonly (readonly [string, Parameter])[] = Object.entries(facts);
const bound = (text: string | null | undefined): number | null => (typeof text === 'string' ? dayOf(text) : null);

const messageAt = (run: () => number): string => {
  try {
    return String(run());
  } catch (error) {
    return error instanceof RangeError ? error.message : '';
  }
};

const line = [
  [null, 9, 1],
  [10, 19, 2],
  [21, null, 3],
] as const;

/** A value per day from the line's own bounds, a refusal of a day without one, and every fact of the model in its line. */
export const parametersCheck = (module: typeof import('#generated/rules/parameters.ts')): void => {
  const wanted = [
    [-5, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [21, 3],
    [500, 3],
  ] as const;
  for (const [day, value] of wanted) same(module.parameterOn(line, day), value, day);
  same(
    messageAt(() => module.parameterOn(line, 20)),
    'A parameter has no value on day 20.',
    20,
  );
  for (const [id, { values }] of lines) {
    const expected = values.map(({ from, to, value }) => [bound(from), bound(to), value]);
    same(Object.entries(module.timeLines).find(([name]) => name === id)?.[1], expected, id);
  }
};
