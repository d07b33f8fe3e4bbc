import { zlotyOf } from '#domain/money/amount.ts';
import type { Parameter, Unit } from '#model/rules/parameter.ts';
import type { Model } from '#model/schema/model.ts';
import type { Source } from '#model/schema/source.ts';
import type { Finding } from '../problems/finding.ts';
import type { Facts } from './facts.ts';

/** What a clause of the specification or a passage of the law says, in English; the Polish wording names the same numbers. */
interface Statement {
  readonly id: string;
  readonly en: string;
  readonly deviations?: readonly string[] | undefined;
}

/** Numbers that statements write as words. */
const numberWords: Readonly<Record<string, number>> = {
  every: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** How a statement calls what a number counts. Where it has no such word, every number of it is meant. */
const unitWords: Readonly<Partial<Record<Unit, RegExp>>> = {
  day: /^[ -]days?\b/,
  weekend: /^[ -]weekends?\b/,
  month: /^[ -]months?\b/,
  year: /^[ -]years?\b/,
  hour: /^[ -]hours?\b/,
  minute: /^[ -]minutes?\b/,
  grosze: /^ PLN\b/,
  percent: /^ ?%/,
  question: /^ questions?\b/,
  task: /^ (?:practical )?tasks?\b/,
  simulation: /^ simulated\b/,
  digit: /^ (?:digits?|characters?)\b/,
  character: /^ (?:digits?|characters?)\b/,
};

interface StatedNumber {
  readonly value: number;
  /** What follows it. */
  readonly after: string;
}

const written = new RegExp(
  `\\d{1,3}(?:[ ,]\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?|\\b(?:${Object.keys(numberWords).join('|')})\\b`,
  'gi',
);

const numbersIn = (text: string): readonly StatedNumber[] =>
  [...text.matchAll(written)].map(({ 0: found, index }) => ({
    value: numberWords[found.toLowerCase()] ?? Number(found.replaceAll(/[ ,]/g, '')),
    after: text.slice(index + found.length),
  }));

/** What a statement may write for a value: money in złoty, a share of a second in seconds. */
const writtenAs = (value: number, unit: Unit): readonly number[] => {
  if (unit === 'grosze') return [zlotyOf(value)];
  return unit === 'millisecond' ? [value, value / 1000] : [value];
};

/** A source in the middle of an edit may hold one word instead of a list; its own check says so. */
const citedIn = (source: Source): readonly string[] => {
  if (source.document === 'several') return [source.of].flat().flatMap(citedIn);
  if (source.document === 'law') return [source.laws].flat();
  return source.document === 'specification' ? [source.clauses].flat() : [];
};

/** The clauses and the passages of the law, as what numbers are compared with. */
export const statementsOf = ({ clauses, laws }: Pick<Model, 'clauses' | 'laws'>): readonly Statement[] => [
  ...clauses.map(({ id, en, deviations }) => ({ id, en, deviations })),
  ...laws.map(({ id, says }) => ({ id, en: says.en })),
];

const countsIn = ({ after }: StatedNumber, unit: Unit): boolean => unitWords[unit]?.test(after) ?? false;

const countsNothing = ({ after }: StatedNumber): boolean => !Object.values(unitWords).some((word) => word.test(after));

/**
 * The statements that a number cites and that state another. A statement that counts the same unit states it with the unit or alone
 * (“66 hours: 41 of practice”); where none counts the unit, any number of any of them will do.
 */
export const otherwiseStated = (
  value: number,
  { unit, source }: Pick<Parameter, 'unit' | 'source'>,
  statements: readonly Statement[],
): readonly Statement[] => {
  const own = writtenAs(value, unit);
  const cited = citedIn(source)
    .flatMap((id) => statements.filter((one) => one.id === id))
    .map((statement) => ({ statement, numbers: numbersIn(statement.en) }))
    .filter(({ numbers }) => numbers.length > 0);
  const counting = cited.filter(({ numbers }) => numbers.some((one) => countsIn(one, unit)));
  const has = (numbers: readonly StatedNumber[]): boolean => numbers.some((one) => own.includes(one.value));
  if (counting.length === 0)
    return cited.some(({ numbers }) => has(numbers)) ? [] : cited.map(({ statement }) => statement);
  return counting
    .filter(({ numbers }) => !has(numbers.filter((one) => countsIn(one, unit) || countsNothing(one))))
    .map(({ statement }) => statement);
};

/**
 * A number that its sources state otherwise and that names no decision. A value that follows another in time departs from nothing:
 * the statement holds for the days before it.
 */
export const checkStatedNumbers = ({ parameters, model }: Facts): Finding[] => {
  const statements = statementsOf(model);
  return Object.entries(parameters).flatMap(([id, parameter]): Finding[] => {
    if (parameter.register !== undefined) return [];
    const stated = parameter.values.map(({ value }) => otherwiseStated(value, parameter, statements));
    const [last = []] = stated.slice(-1);
    const departed = last.filter(
      (one) => (one.deviations ?? []).length === 0 && stated.every((others) => others.includes(one)),
    );
    const [first] = departed;
    if (first === undefined) return [];
    const place = parameter.values.length - 1;
    return [
      {
        code: 'otherwise-stated',
        at: { model: ['parameters', id, 'values', place, 'value'] },
        found: `“${id}” is ${writtenAs(parameter.values[place]?.value ?? 0, parameter.unit)[0]}, and “${first.id}” says: “${first.en}”`,
      },
    ];
  });
};
