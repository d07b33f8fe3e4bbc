import { fillLocalizedText } from '../../command/localized-text.ts';
import type { RawTerm, RowProblem } from './raw-term.ts';
import { type Bounds, type GivenTerm, termFieldNames, termFields } from './term-fields.ts';

/** A term of a file in the form in which it is stored. */
export interface ImportedTerm extends GivenTerm {
  readonly line: number;
}

/** Checks the terms of a file one by one; every mistake is reported with its position. */
export const checkImportRows = (
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
        words: fillLocalizedText(
          { pl: 'Numer {id} stoi już w wierszu {first}.', en: 'Line {first} already has the number {id}.' },
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
  { line, positions, values }: RawTerm,
): { readonly term: ImportedTerm | undefined; readonly problems: readonly RowProblem[] } => {
  const read = termFieldNames.flatMap((name) => {
    const typed = values[name];
    return typed === undefined ? [] : [{ name, understood: termFields[name].understand(typed, bounds) }];
  });
  const problems = read.flatMap(({ name, understood }) =>
    'words' in understood ? [{ ...(positions[name] ?? { line }), words: understood.words }] : [],
  );
  const given: Partial<GivenTerm> = Object.assign(
    {},
    ...read.map(({ understood }) => ('value' in understood ? understood.value : {})),
  );
  return { term: problems.length === 0 && isWhole(given) ? { line, ...given } : undefined, problems };
};
