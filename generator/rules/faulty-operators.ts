import { addMonths, civilDateOf, dayNumber } from '#domain/dates/civil-date.ts';
import type { Operator } from './meaning/operators.ts';
import { operators } from './meaning/operators.ts';
import type { Value } from './meaning/region.ts';

/** 31 February becomes 3 March, as JavaScript's Date counts. */
const overflowing = (day: number, months: number): number => {
  const { year, month, day: dayOfMonth } = civilDateOf(day);
  const firstDay = addMonths(dayNumber({ year, month, day: 1 }), months, 'clamp');
  return firstDay + dayOfMonth - 1;
};

const faulty = (name: string, monthsPerUnit: number, apply: (day: number, months: number) => number): Operator => ({
  ...(operators[name] ?? { takes: [], gives: { kind: 'day' }, needs: 'nothing', module: null }),
  evaluate: ([day], { parameter }): Value =>
    typeof day === 'number' && parameter !== null ? apply(day, parameter * monthsPerUnit) : null,
});

/** What people write in place of the calendar operators; mutants use them, the model cannot. */
export const faultyOperators: Readonly<Record<string, Operator>> = {
  'addMonths with overflow': faulty('addMonths', 1, overflowing),
  'addMonths of 30 days': faulty('addMonths', 1, (day, months) => day + 30 * months),
  'addYears with overflow': faulty('addYears', 12, overflowing),
  'addYears of 365 days': faulty('addYears', 12, (day, months) => day + (365 * months) / 12),
  'ageOn by year alone': {
    ...(operators.ageOn ?? { takes: [], gives: { kind: 'integer' }, needs: 'nothing', module: null }),
    evaluate: ([birth, day]): Value =>
      typeof birth === 'number' && typeof day === 'number' ? civilDateOf(day).year - civilDateOf(birth).year : null,
  },
  'ageOn by 365.25 days': {
    ...(operators.ageOn ?? { takes: [], gives: { kind: 'integer' }, needs: 'nothing', module: null }),
    evaluate: ([birth, day]): Value =>
      typeof birth === 'number' && typeof day === 'number' ? Math.floor((day - birth) / 365.25) : null,
  },
};

/** The faulty versions of an operator. */
export const faultsOf = (op: string): readonly string[] =>
  Object.keys(faultyOperators).filter((name) => name.startsWith(`${op} `));
