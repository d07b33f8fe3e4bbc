import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { termStartInstant } from '#domain/dates/term-start.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { roundDownPlaces } from '../../lib/calendar/whole-places.ts';

/** The fields of an answer that the list converts. */
type Read = 'dateStart' | 'localization' | 'city' | 'freePlaces' | 'showHours' | 'hoursRendered' | 'name';

/**
 * A term as the list shows it; other fields of the calendar are copied. `city` is the calendar's number; `name` is null if all rows are of
 * one course.
 */
export interface TermRow extends Omit<Term, Read> {
  readonly start: string;
  readonly city: number | null;
  readonly place: string | null;
  readonly free: number | null;
  readonly hours: string | null;
  readonly name: string | null;
}

/** The instant at which a term begins, in milliseconds since 1970-01-01T00:00Z. */
export const startInstantOfRow = ({ start, hours }: Pick<TermRow, 'start' | 'hours'>): number =>
  termStartInstant({ dateStart: start, hours });

interface RowOptions {
  /** The cities whose names the page has; a term in another city carries its city's name. */
  readonly cities: readonly { readonly number: number }[];
  readonly named: boolean;
}

/** Rows of an answer, earliest first. A term with a date that does not exist is left out. */
export const toTermRows = (answers: readonly CoursesResponse[], { cities, named }: RowOptions): readonly TermRow[] =>
  answers
    .flatMap((answer) => answer.items)
    .filter((term) => parseCivilDate(term.dateStart) !== null)
    .map(({ dateStart, localization, city, freePlaces, showHours, hoursRendered, name, ...others }) => ({
      ...others,
      start: dateStart,
      city: localization,
      place: cities.some(({ number }) => number === localization) ? null : city,
      free: roundDownPlaces(freePlaces),
      hours: showHours ? hoursRendered : null,
      name: named ? name : null,
    }))
    .toSorted((one, other) => (one.start === other.start ? one.id - other.id : one.start < other.start ? -1 : 1));

/** Whether places are free, or their number is unknown. */
export const hasFreePlaces = ({ free }: TermRow): boolean => free === null || free > 0;

/** The first of the rows that has places; rows are sorted by time. */
export const firstRowWithPlaces = (rows: readonly TermRow[]): TermRow | undefined => rows.find(hasFreePlaces);

/** The day on which a date begins, counted from 1970-01-01. */
export const startDayOfRow = ({ start }: Pick<TermRow, 'start'>): number => parseCivilDate(start) ?? 0;
