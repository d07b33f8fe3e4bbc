import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { didYouMean, fill } from '../../command/words.ts';
import { type RawTerm, type ReadFile, type RowProblem, type TermField, termFields } from './raw-term.ts';

/** The heads of the columns, in both languages. */
const heads: Readonly<Record<string, TermField>> = {
  id: 'id',
  nr: 'id',
  type: 'type',
  kurs: 'type',
  city: 'city',
  miasto: 'city',
  date: 'date',
  dzień: 'date',
  hours: 'hours',
  godziny: 'hours',
  places: 'places',
  miejsca: 'places',
};

const recordsSchema = z.array(z.looseObject({ record: z.array(z.string()), info: z.looseObject({ lines: z.int() }) }));

/** The terms of a CSV file with a head, separated by commas or semicolons, as spreadsheets write it. */
export const readCsv = (text: string): ReadFile => {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter: [',', ';'],
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
    });
    const [head, ...rows] = recordsSchema.parse(parsed);
    const fields = (head?.record ?? []).map((name) => heads[name.toLowerCase()]);
    const problems = headProblems(head?.record ?? [], fields);
    if (problems.length > 0) return { terms: [], problems };
    return { terms: rows.map(({ record, info }) => rawTerm(record, fields, info.lines)), problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return {
      terms: [],
      problems: [
        {
          line,
          words: {
            pl: 'Ten wiersz nie jest poprawnym CSV (cudzysłów?).',
            en: 'This line is no CSV (a quotation mark?).',
          },
        },
      ],
    };
  }
};

const headProblems = (names: readonly string[], fields: readonly (TermField | undefined)[]): RowProblem[] => [
  ...names
    .filter((_, index) => fields[index] === undefined)
    .map((name) => ({
      line: 1,
      words: fill(
        { pl: 'Nie ma kolumny „{name}”.{nearest}', en: 'There is no column “{name}”.{nearest}' },
        { name, nearest: didYouMean(name, Object.keys(heads)) },
      ),
    })),
  ...termFields
    .filter((field) => !fields.includes(field))
    .map((field) => ({
      line: 1,
      words: fill(
        { pl: 'Brakuje kolumny „{name}”.', en: 'The column “{name}” is missing.' },
        { name: { pl: Object.keys(heads).findLast((head) => heads[head] === field) ?? field, en: field } },
      ),
    })),
];

const rawTerm = (record: readonly string[], fields: readonly (TermField | undefined)[], line: number): RawTerm => {
  const value = (field: TermField): string => record[fields.indexOf(field)] ?? '';
  return {
    line,
    values: {
      id: value('id'),
      type: value('type'),
      city: value('city'),
      date: value('date'),
      hours: value('hours'),
      places: value('places'),
    },
    lines: {},
  };
};
