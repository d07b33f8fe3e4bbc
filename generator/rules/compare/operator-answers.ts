import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import type { Kind, Operator, Operators } from '../meaning/operators/operator.ts';
import { operators } from '../meaning/operators/operators.ts';
import { domainWithoutNull, type Value } from '../meaning/region.ts';
import { formatUtcInstant } from './value-text.ts';

/** By operator: its answers to a fixed list of questions: `phoneOf("+48 600 700 800")` → `"600700800"`. */
export type OperatorAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const days = ['2023-02-28', '2024-02-29', '2026-03-29', '2026-11-30', '2026-12-24', '2027-01-01', '2027-05-31'];
const instants = ['2026-03-29T00:30:00Z', '2026-06-30T22:00:00Z', '2026-10-25T00:30:00Z', '2026-12-31T23:00:00Z'];
const texts = [
  ['', ' ', ' Anna ', '000', 'abc', '12a', '0123', '٣٤'],
  ['600700800', '+48 600-700-800', '0048 600 700 800', '48600700800', 'tel. (22) 600.70.80', '+49 30 123456', '6007'],
  ['50-123', '50123', '50 123', '5012', '50–123'],
  ['5260250274', 'PL 526-025-02-74', '0000000000', '5260250275'],
  ['44051401359', '44051401358', '00000000000', '02222900000', '2-222 9'],
  ['a@b', 'jan@example.pl', 'jan@gmial.com', 'jan@gmail.com', 'jan@@example.pl', 'jan@example', 'ą@example.pl'],
].flat();

const isKnown = (value: number | null): value is number => value !== null;

const questionsOf = (kind: Kind | undefined): readonly Value[] => {
  if (kind === 'text') return texts;
  if (kind === 'day') return days.map(parseCivilDate).filter(isKnown);
  if (kind === 'instant') return instants.map((instant) => Date.parse(instant));
  if (kind === 'boolean') return [false, true];
  return kind === undefined ? [null, ...texts.slice(0, 2)] : [0, 1, 14, 20_000];
};

const combined = (lists: readonly (readonly Value[])[]): readonly (readonly Value[])[] =>
  lists.reduce<readonly (readonly Value[])[]>(
    (found, list) => found.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );

const sampleParameters = ({ needs }: Operator): readonly (number | null)[] =>
  needs === 'nothing' ? [null] : [1, 3, 14];

/** An answer as text. Revisions keep these texts, so another way of writing them would look like a difference. */
const shown = (value: Value, kind: Kind): string => {
  if (value === null) return 'not given';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return JSON.stringify(value);
  if (kind === 'money') return formatPrice(value, 'en');
  if (kind === 'day') return formatCivilDate(value);
  return kind === 'instant' ? formatUtcInstant(value) : String(value);
};

const operatorResults = (name: string, operator: Operator): Readonly<Record<string, string>> => {
  const kinds = operator.takes.map(([kind]) => kind);
  const questions = combined(kinds.map(questionsOf));
  return Object.fromEntries(
    sampleParameters(operator).flatMap((parameter) =>
      questions.map((args) => {
        const described = args.map((value, index) => shown(value, kinds[index] ?? 'text'));
        const more = parameter === null ? [] : [String(parameter)];
        const answer = operator.evaluate(args, parameter);
        return [
          `${name}(${[...described, ...more].join(', ')})`,
          shown(answer, domainWithoutNull(operator.gives).kind),
        ];
      }),
    ),
  );
};

/** The answers of every operator. If they are equal in two revisions, both compute facts alike. */
export const sampleOperatorAnswers = (known: Operators = operators): OperatorAnswers =>
  Object.fromEntries(Object.entries(known).map(([name, operator]) => [name, operatorResults(name, operator)]));
