import { addMonths, dayNumber, toCivilDate } from '#domain/dates/civil-date.ts';
import { lastDayOfPeriod } from '#domain/dates/working-days.ts';
import type { Operator, Operators } from '#generator/rules/meaning/operators/operator.ts';
import { operators } from '#generator/rules/meaning/operators/operators.ts';
import { publicHolidays } from '#model/calendar/public-holidays.ts';

/** 31 February becomes 3 March, as JavaScript's Date counts. */
const overflowing = (day: number, months: number): number => {
  const { year, month, day: dayOfMonth } = toCivilDate(day);
  const firstDay = addMonths(dayNumber({ year, month, day: 1 }), months);
  return firstDay + dayOfMonth - 1;
};

type Count = (day: number, second: number) => number;

/** What people write in place of the calendar operators: of the day and the second argument or the parameter. */
const miscounts: Readonly<Record<string, Count>> = {
  'addMonths with overflow': overflowing,
  'addMonths of 30 days': (day, months) => day + 30 * months,
  'addYears with overflow': (day, years) => overflowing(day, years * 12),
  'addYears of 365 days': (day, years) => day + 365 * years,
  'lastDayOfPeriod without days off': (day, days) => day + days,
  'lastDayOfPeriod from the day itself': (day, days) => lastDayOfPeriod(day - 1, days, publicHolidays),
  'ageOn by year alone': (birth, day) => toCivilDate(day).year - toCivilDate(birth).year,
  'ageOn by 365.25 days': (birth, day) => Math.floor((day - birth) / 365.25),
};

/** The faulty versions of an operator. */
export const faultsOf = (op: string): readonly string[] =>
  Object.keys(miscounts).filter((name) => name.startsWith(`${op} `));

const faulty = (truth: Operator, count: Count): Operator => ({
  ...truth,
  evaluate: ([day, other], parameter) => {
    const second = other ?? parameter;
    return typeof day === 'number' && typeof second === 'number' ? count(day, second) : null;
  },
});

/** The closed list with the faulty versions beside the true ones. */
export const operatorsWithFaults: Operators = Object.fromEntries([
  ...Object.entries(operators),
  ...Object.entries(operators).flatMap(([op, truth]) =>
    Object.entries(miscounts)
      .filter(([name]) => name.startsWith(`${op} `))
      .map(([name, count]) => [name, faulty(truth, count)] as const),
  ),
]);
