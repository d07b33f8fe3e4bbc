import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { classHours } from '#domain/dates/class-hours.ts';
import type { StoredTerm } from '../../../calendar/find-terms.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { cityNames, findCity } from '../../command/names.ts';
import { wholeNumber } from '../../command/values.ts';
import { didYouMean, fill, type Words } from '../../command/words.ts';
import { courseNames, findList } from './course-names.ts';
import type { RawTerm, RowProblem, TermField } from './raw-term.ts';

/** A term of a file as it can be stored. `places` are all that the term has, taken ones included. */
export interface ImportedTerm extends Pick<StoredTerm, 'id' | 'type' | 'client' | 'city' | 'dateStart' | 'hours'> {
  readonly line: number;
  readonly places: number | null;
}

/** Checks the terms of a file one by one; what is wrong is told with its line. */
export const checkRows = (
  catalogue: Catalogue,
  raws: readonly RawTerm[],
): { readonly terms: readonly ImportedTerm[]; readonly problems: readonly RowProblem[] } => {
  const checked = raws.map((raw) => checkRow(catalogue, raw));
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

const checkRow = (
  catalogue: Catalogue,
  { line, lines, values }: RawTerm,
): { readonly term: ImportedTerm | undefined; readonly problems: readonly RowProblem[] } => {
  const id = wholeNumber.safeParse(values.id).data ?? 0;
  const list = findList(catalogue, values.type);
  const city = findCity(catalogue, values.city);
  const hours = readHours(values.hours);
  const places = values.places === '' ? null : wholeNumber.safeParse(values.places).data;
  const wrong: Partial<Record<TermField, boolean>> = {
    id: id < 1,
    type: list === undefined,
    city: city === undefined,
    date: parseCivilDate(values.date) === null,
    hours: hours === undefined,
    places: places === undefined,
  };
  const problems = Object.keys(sentences)
    .filter(isField)
    .filter((field) => wrong[field])
    .map((field) => ({ line: lines[field] ?? line, words: sentenceOf(catalogue, field, values[field]) }));
  if (problems.length > 0 || !list || !city || hours === undefined || places === undefined) {
    return { term: undefined, problems };
  }
  return { term: { line, id, ...list, city, dateStart: values.date, hours, places }, problems };
};

const sentences: Readonly<Record<TermField, Words>> = {
  id: {
    pl: 'Numer terminu „{typed}” nie jest liczbą całkowitą od 1.',
    en: 'The number of the term “{typed}” is no whole number from 1.',
  },
  type: { pl: 'Nie ma kursu „{typed}”.{nearest}', en: 'There is no course “{typed}”.{nearest}' },
  city: { pl: 'Nie ma miasta „{typed}”.{nearest}', en: 'There is no city “{typed}”.{nearest}' },
  date: {
    pl: 'Dzień „{typed}” nie istnieje albo nie ma postaci RRRR-MM-DD.',
    en: 'The day “{typed}” does not exist, or is not of the form YYYY-MM-DD.',
  },
  hours: {
    pl: 'Godziny „{typed}” nie mają postaci 9:00–17:00.',
    en: 'The hours “{typed}” are not of the form 9:00–17:00.',
  },
  places: {
    pl: 'Liczba miejsc „{typed}” nie jest liczbą całkowitą; puste pole znaczy: nie wiadomo.',
    en: 'The places “{typed}” are no whole number; an empty field means: not known.',
  },
};

const isField = (name: string): name is TermField => Object.hasOwn(sentences, name);

const sentenceOf = (catalogue: Catalogue, field: TermField, typed: string): Words => {
  const names = field === 'type' ? courseNames(catalogue) : field === 'city' ? cityNames(catalogue) : [];
  return fill(sentences[field], { typed, nearest: didYouMean(typed, names) });
};

/** Null where a term has none, undefined where they cannot be read. */
const readHours = (typed: string): StoredTerm['hours'] | undefined => {
  if (typed === '') return null;
  const hours = classHours(typed);
  if (hours === null) return undefined;
  const text = `${hours.from}–${hours.to}`.replaceAll(/\b0(?=\d:)/g, '');
  return { pl: text, en: text };
};
