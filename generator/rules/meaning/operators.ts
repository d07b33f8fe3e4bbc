import { addMonths, addYears, ageOn, daysBetween, isSunday } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { nipChecksumOk } from '#domain/identifiers/nip.ts';
import { peselBirthDate, peselChecksumOk } from '#domain/identifiers/pesel.ts';
import { looseEmail, probableEmailTypo, validEmail } from '#domain/texts/email-address.ts';
import {
  digitsOf,
  foreignPhone,
  lengthOf,
  nipOf,
  onlyDigits,
  phoneOf,
  postalCodeOf,
  startsWithZero,
  trimmed,
} from '#domain/texts/text-normalisation.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Rounding } from '#model/rules/fact.ts';
import type { Value } from './region.ts';

type Kind = Domain['kind'];

/** What stands beside the arguments of a fact. */
export interface Extra {
  readonly parameter: number | null;
  readonly rounding: Rounding | null;
}

/**
 * One entry of the closed list of operators. A null argument gives null, but for `known`. `module` is the module of src/domain
 * whose function of the same name the generated code calls; `print` is set where the code is an expression instead.
 * `feel` is the same in the expression language of DMN, where that can say it.
 */
export interface Operator {
  readonly takes: readonly (readonly Kind[])[];
  readonly gives: Domain;
  readonly givesNull?: boolean;
  readonly needs: 'nothing' | 'parameter' | 'parameter and rounding';
  readonly module: string | null;
  readonly evaluate: (args: readonly Value[], extra: Extra) => Value;
  readonly print?: (args: readonly string[], parameter: string) => string;
  readonly feel?: (args: readonly string[], extra: Extra) => string | null;
}

const numbers = (args: readonly Value[]): readonly number[] => args.filter((value) => typeof value === 'number');

const onNumbers =
  (apply: (a: number, b: number) => number) =>
  (args: readonly Value[]): Value => {
    const [a, b] = numbers(args);
    return a === undefined ? null : apply(a, b ?? 0);
  };

const onText =
  (apply: (text: string) => Value) =>
  ([text]: readonly Value[]): Value =>
    typeof text === 'string' ? apply(text) : null;

const whole: readonly Kind[] = ['integer', 'money', 'length'];
const integer: Domain = { kind: 'integer' };
const boolean: Domain = { kind: 'boolean' };
const text: Domain = { kind: 'text' };
const day: Domain = { kind: 'day' };

const fromText = (
  apply: (value: string) => Value,
  gives: Domain,
  module = 'texts/text-normalisation',
  givesNull = false,
): Operator => ({ takes: [['text']], gives, givesNull, needs: 'nothing', module, evaluate: onText(apply) });

const calendar = (
  apply: (from: number, count: number, rounding: Rounding) => number | null,
  feelUnit: 'M' | 'Y',
): Operator => ({
  takes: [['day']],
  gives: day,
  needs: 'parameter and rounding',
  module: 'dates/civil-date',
  evaluate: ([from], { parameter, rounding }) =>
    typeof from === 'number' && parameter !== null && rounding !== null ? apply(from, parameter, rounding) : null,
  feel: ([from], { parameter, rounding }) =>
    rounding === 'clamp' ? `${from} + duration("P${parameter}${feelUnit}")` : null,
});

/** Completed years in FEEL; a birthday of 29 February counts as the 28th in a year without a leap day. */
const feelAge = (birth = '', on = ''): string =>
  `${on}.year - ${birth}.year - (if ${birth} + duration("P" + string(${on}.year - ${birth}.year) + "Y") > ${on} then 1 else 0)`;

export type Operators = Readonly<Record<string, Operator>>;

/** The closed list. A rule that needs more needs a new entry here, with its runtime function and its test. */
export const operators: Operators = {
  addMonths: calendar(addMonths, 'M'),
  addYears: calendar(addYears, 'Y'),
  daysBetween: {
    takes: [['day'], ['day']],
    gives: integer,
    needs: 'nothing',
    module: 'dates/civil-date',
    evaluate: onNumbers(daysBetween),
    feel: ([from, to]) => `(${to} - ${from}).days`,
  },
  ageOn: {
    takes: [['day'], ['day']],
    gives: integer,
    needs: 'nothing',
    module: 'dates/civil-date',
    evaluate: onNumbers(ageOn),
    feel: ([birth, on]) => feelAge(birth, on),
  },
  isSunday: {
    takes: [['day']],
    gives: boolean,
    needs: 'nothing',
    module: 'dates/civil-date',
    evaluate: ([day]) => (typeof day === 'number' ? isSunday(day) : null),
    feel: ([day]) => `${day}.weekday = 7`,
  },
  sameDay: {
    takes: [['day'], ['day']],
    gives: boolean,
    needs: 'nothing',
    module: null,
    evaluate: ([a, b]) => a === b,
    print: ([a, b]) => `${a} === ${b}`,
    feel: ([a, b]) => `${a} = ${b}`,
  },
  warsawDate: {
    takes: [['instant']],
    gives: day,
    needs: 'nothing',
    module: 'dates/warsaw-date',
    evaluate: onNumbers(warsawDate),
  },
  known: {
    takes: [[]],
    gives: boolean,
    needs: 'nothing',
    module: null,
    evaluate: ([value]) => value !== null,
    print: ([value]) => `${value} !== null`,
    feel: ([value]) => `${value} != null`,
  },
  difference: {
    takes: [whole, whole],
    gives: integer,
    needs: 'nothing',
    module: null,
    evaluate: onNumbers((a, b) => a - b),
    print: ([a, b]) => `${a} - ${b}`,
    feel: ([a, b]) => `${a} - ${b}`,
  },
  product: {
    takes: [whole, whole],
    gives: integer,
    needs: 'nothing',
    module: null,
    evaluate: onNumbers((a, b) => a * b),
    print: ([a, b]) => `${a} * ${b}`,
    feel: ([a, b]) => `${a} * ${b}`,
  },
  lessParameter: {
    takes: [whole],
    gives: integer,
    needs: 'parameter',
    module: null,
    evaluate: ([value], { parameter }) => (typeof value === 'number' && parameter !== null ? value - parameter : null),
    print: ([value], parameter) => `${value} - ${parameter}`,
    feel: ([value], { parameter }) => `${value} - ${parameter}`,
  },
  trimmed: fromText(trimmed, text),
  digitsOf: fromText(digitsOf, text),
  phoneOf: fromText(phoneOf, text),
  nipOf: fromText(nipOf, text),
  foreignPhone: fromText(foreignPhone, boolean),
  postalCodeOf: fromText(postalCodeOf, text, 'texts/text-normalisation', true),
  lengthOf: { ...fromText(lengthOf, { kind: 'length' }), feel: ([value]) => `string length(${value})` },
  onlyDigits: { ...fromText(onlyDigits, boolean), feel: ([value]) => `matches(${value}, "^[0-9]*$")` },
  startsWithZero: { ...fromText(startsWithZero, boolean), feel: ([value]) => `starts with(${value}, "0")` },
  looseEmail: fromText(looseEmail, boolean, 'texts/email-address'),
  validEmail: fromText(validEmail, boolean, 'texts/email-address'),
  probableEmailTypo: fromText(probableEmailTypo, boolean, 'texts/email-address'),
  peselChecksumOk: fromText(peselChecksumOk, boolean, 'identifiers/pesel'),
  peselBirthDate: fromText(peselBirthDate, day, 'identifiers/pesel', true),
  nipChecksumOk: fromText(nipChecksumOk, boolean, 'identifiers/nip'),
};
