import { dayRuns } from '#domain/dates/day-runs.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { fill, type LocalizedText } from '../../command/localized-text.ts';
import type { RawTerm, RowProblem } from './raw-term.ts';
import { type Bounds, type GivenTerm, termFieldNames, termFields } from './term-fields.ts';

/** A term of a file as it can be stored. */
export interface ImportedTerm extends GivenTerm {
  readonly line: number;
}

/** Checks the terms of a file one by one; each mistake is named with its place. */
export const checkRows = (
  bounds: Bounds,
  raws: readonly RawTerm[],
): { readonly terms: readonly ImportedTerm[]; readonly problems: readonly RowProblem[] } => {
  const checked = raws.map((raw) => checkRow(bounds, raw));
  const terms = checked.flatMap(({ term }) => (term === undefined ? [] : [term]));
  return { terms, problems: [...checked.flatMap(({ problems }) => problems), ...repeated(terms)] };
};

const repeated = (terms: readonly ImportedTerm[]): RowProblem[] =>
  terms.flatMap(({ id, line }, index) => {
    const first = terms.findIndex((other) => other.id === id);
    if (first === index) return [];
    return [
      {
        line,
        words: fill(
          { pl: 'Numer {id} stoi już w wierszu {first}.', en: 'The number {id} stands on line {first} already.' },
          { id, first: terms[first]?.line ?? 0 },
        ),
      },
    ];
  });

const alwaysGiven = ['id', 'type', 'client', 'city', 'dateStart'] as const;
const isWhole = (given: Partial<GivenTerm>): given is GivenTerm =>
  alwaysGiven.every((column) => given[column] !== undefined);

const checkRow = (
  bounds: Bounds,
  { line, positions, values, lastsDays = 1 }: RawTerm,
): { readonly term: ImportedTerm | undefined; readonly problems: readonly RowProblem[] } => {
  const read = termFieldNames.flatMap((name) => {
    const typed = values[name];
    return typed === undefined ? [] : [{ name, understood: termFields[name].understand(typed, bounds) }];
  });
  const problems: RowProblem[] = read.flatMap(({ name, understood }) =>
    'words' in understood ? [{ ...(positions[name] ?? { line }), words: understood.words }] : [],
  );
  const given: Partial<GivenTerm> = Object.assign(
    {},
    ...read.map(({ understood }) => ('value' in understood ? understood.value : {})),
  );
  const misfit = given.type === undefined || lastsDays === 1 ? undefined : daysMisfit(given.type, lastsDays);
  if (misfit !== undefined) problems.push({ ...(positions.date ?? { line }), words: misfit });
  return { term: problems.length === 0 && isWhole(given) ? { line, ...given } : undefined, problems };
};

/** Why an event of several days cannot be a term of this course: which days follow the first one is a fact of the course. */
const daysMisfit = (type: string, lastsDays: number): LocalizedText | undefined => {
  const offsets = daysOfType(type) ?? [0];
  const [run] = dayRuns(0, offsets);
  const fitting = [(run?.last ?? 0) + 1, (offsets.at(-1) ?? 0) + 1];
  if (fitting.includes(lastsDays)) return undefined;
  return fill(
    {
      pl: 'Wydarzenie trwa {lastsDays} dni, a zajęcia kursu {type} bez przerwy {days}. Zapisz sam pierwszy dzień: następne wynikają z kursu.',
      en: 'The event lasts {lastsDays} days, the classes of the course {type} without a break {days}. Keep the first day alone: the others follow from the course.',
    },
    { lastsDays, type, days: fitting[0] ?? 1 },
  );
};
