import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { terms } from '../../../database/schema.ts';
import type { StoredTerm } from '../../../terms/find-terms.ts';
import { fillLocalizedText } from '../../command/localized-text.ts';
import type { PlannedChange } from './plan-import.ts';
import type { RowProblem } from './raw-term.ts';

/** A term of the file that has the same course, city, day and hours as a term with another number. */
interface SameDate {
  readonly line: number;
  readonly id: number;
  /** The number of the other term. */
  readonly other: number;
}

type Facts = Pick<StoredTerm, 'id' | 'type' | 'client' | 'city' | 'dateStart'> & Partial<Pick<StoredTerm, 'hours'>>;

/** Whether both may be the same date; unknown hours equal any hours. */
const isSameDate = (one: Facts, other: Facts): boolean =>
  one.id !== other.id &&
  one.type === other.type &&
  one.client === other.client &&
  one.city === other.city &&
  one.dateStart === other.dateStart &&
  (!one.hours || !other.hours || one.hours.pl === other.hours.pl);

const columnsThatMove = ['type', 'city', 'date', 'hours'];

/** Terms that would be offered twice: under the number of this row, and under that of a stored term or of an earlier row. */
export const findTermsOnSameDate = async (
  transaction: Transaction,
  changes: readonly PlannedChange[],
): Promise<readonly SameDate[]> => {
  const given = changes.map(({ term }) => term);
  const moved = changes.filter(
    ({ action, changes: columns }) => action === 'new' || columns.some((name) => columnsThatMove.includes(name)),
  );
  if (moved.length === 0) return [];
  const days = moved.map(({ term }) => term.dateStart);
  const ids = given.map(({ id }) => id);
  const stored = await transaction
    .select()
    .from(terms)
    .where(
      and(inArray(terms.dateStart, days), notInArray(terms.id, ids), isNull(terms.cancelledAt), eq(terms.demo, false)),
    );
  return moved.flatMap(({ term }) => {
    const earlier = given.slice(0, given.indexOf(term));
    const other = [...stored, ...earlier].find((one) => isSameDate(term, one));
    return other === undefined ? [] : [{ line: term.line, id: term.id, other: other.id }];
  });
};

/** The question about a term that would be offered twice, for the person who imports the file. */
export const sameDateProblem = ({ line, id, other }: SameDate): RowProblem => ({
  line,
  words: fillLocalizedText(
    {
      pl: 'Termin {id} ma ten sam kurs, miasto, dzień i godziny co termin {other}. Jeśli to ten sam termin, daj mu numer {other} albo usuń wiersz. Jeśli to druga grupa, dodaj do polecenia --same-date.',
      en: 'The term {id} has the course, city, day and hours of the term {other}. If it is the same term, give it the number {other} or delete the row. If it is a second group, add --same-date to the command.',
    },
    { id, other },
  ),
});
