import { addMonths, addYears, ageOn, daysBetween, isSunday } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { lastDayOfPeriod } from '#domain/dates/working-days.ts';
import { publicHolidays } from '#model/calendar/public-holidays.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Value } from '../region.ts';
import type { Kind, Operator, Operators } from './operator.ts';
import { textOperators } from './text-operators.ts';

const numbers = (args: readonly Value[]): readonly number[] => args.filter((value) => typeof value === 'number');

const onNumbers =
  (apply: (a: number, b: number) => number) =>
  (args: readonly Value[]): Value => {
    const [a, b] = numbers(args);
    return a === undefined ? null : apply(a, b ?? 0);
  };

const whole: readonly Kind[] = ['integer', 'money', 'length'];
const integer: Domain = { kind: 'integer' };
const boolean: Domain = { kind: 'boolean' };
const day: Domain = { kind: 'day' };

const calendar = (
  phrase: LocalizedText,
  apply: (from: number, count: number) => number,
  unit: 'month' | 'year',
): Operator => ({
  phrase,
  takes: [['day']],
  gives: day,
  needs: 'parameter',
  units: [unit],
  module: 'dates/civil-date',
  evaluate: ([from], parameter) => (typeof from === 'number' && parameter !== null ? apply(from, parameter) : null),
});

/** The closed list. A rule that needs more needs a new entry here, with its runtime function and its test. */
export const operators: Operators = {
  addMonths: calendar(
    {
      pl: 'miesiące dodane do „{a}”: {p} (gdy nie ma takiego dnia: ostatni dzień przed nim)',
      en: '{a} plus {p} months (where there is no such day: the last day before)',
    },
    addMonths,
    'month',
  ),
  addYears: calendar(
    {
      pl: 'lata dodane do „{a}”: {p} (gdy nie ma takiego dnia: ostatni dzień przed nim)',
      en: '{a} plus {p} years (where there is no such day: the last day before)',
    },
    addYears,
    'year',
  ),
  daysBetween: {
    phrase: { pl: 'dni od „{a}” do „{b}”', en: 'days from “{a}” to “{b}”' },
    takes: [['day'], ['day']],
    gives: integer,
    givesUnit: ['day'],
    needs: 'nothing',
    module: 'dates/civil-date',
    evaluate: onNumbers(daysBetween),
  },
  ageOn: {
    phrase: { pl: 'pełne lata od dnia „{a}” do dnia „{b}”', en: 'completed years since “{a}” on “{b}”' },
    takes: [['day'], ['day']],
    gives: integer,
    givesUnit: ['year'],
    needs: 'nothing',
    module: 'dates/civil-date',
    evaluate: onNumbers(ageOn),
  },
  isSunday: {
    phrase: { pl: 'czy „{a}” to niedziela', en: 'whether “{a}” is a Sunday' },
    takes: [['day']],
    gives: boolean,
    needs: 'nothing',
    module: 'dates/civil-date',
    evaluate: ([day]) => (typeof day === 'number' ? isSunday(day) : null),
  },
  sameDay: {
    phrase: { pl: 'czy „{a}” i „{b}” to ten sam dzień', en: 'whether “{a}” and “{b}” are the same day' },
    takes: [['day'], ['day']],
    gives: boolean,
    needs: 'nothing',
    module: null,
    evaluate: ([a, b]) => a === b,
    print: ([a, b]) => `${a} === ${b}`,
  },
  warsawDate: {
    phrase: { pl: 'dzień w Warszawie w chwili „{a}”', en: 'the day in Warsaw at the moment “{a}”' },
    takes: [['instant']],
    gives: day,
    needs: 'nothing',
    module: 'dates/warsaw-date',
    evaluate: onNumbers(warsawDate),
  },
  lastDayOfPeriod: {
    phrase: {
      pl: 'ostatni dzień terminu ({p}), który biegnie od dnia po „{a}”; sobota, niedziela i święto przesuwają go na następny dzień roboczy',
      en: 'the last day of a period ({p}) that begins on the day after “{a}”; a Saturday, a Sunday or a public holiday moves it to the next working day',
    },
    takes: [['day']],
    gives: day,
    needs: 'parameter',
    units: ['day'],
    module: 'dates/working-days',
    reads: { file: 'public-holidays', name: 'publicHolidays' },
    evaluate: ([from], parameter) =>
      typeof from === 'number' && parameter !== null ? lastDayOfPeriod(from, parameter, publicHolidays) : null,
    print: ([from], parameter) => `lastDayOfPeriod(${from}, ${parameter}, publicHolidays)`,
  },
  known: {
    phrase: { pl: 'czy „{a}” ma wartość', en: 'whether “{a}” has a value' },
    takes: [[]],
    gives: boolean,
    needs: 'nothing',
    module: null,
    evaluate: ([value]) => value !== null,
    print: ([value]) => `${value} !== null`,
  },
  difference: {
    phrase: { pl: '{a} minus {b}', en: '{a} minus {b}' },
    takes: [whole, whole],
    gives: integer,
    needs: 'nothing',
    module: null,
    evaluate: onNumbers((a, b) => a - b),
    print: ([a, b]) => `${a} - ${b}`,
  },
  product: {
    phrase: { pl: '{a} razy {b}', en: '{a} times {b}' },
    takes: [whole, whole],
    gives: integer,
    needs: 'nothing',
    module: null,
    evaluate: onNumbers((a, b) => a * b),
    print: ([a, b]) => `${a} * ${b}`,
  },
  lessParameter: {
    phrase: { pl: '{a} minus {p}', en: '{a} minus {p}' },
    takes: [whole],
    gives: integer,
    needs: 'parameter',
    units: ['digit', 'character', 'person', 'hour'],
    module: null,
    evaluate: ([value], parameter) => (typeof value === 'number' && parameter !== null ? value - parameter : null),
    print: ([value], parameter) => `${value} - ${parameter}`,
  },
  ...textOperators,
};
