import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { termStart } from '#domain/dates/term-start.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { wholePlaces } from '../../lib/calendar/whole-places.ts';

/** A term as the list shows it; `city` is the calendar's number, `name` is null where every row is of one course. */
export interface TermRow {
  readonly id: number;
  readonly type: string;
  readonly start: string;
  readonly city: number | null;
  readonly place: string | null;
  readonly free: number | null;
  readonly hours: string | null;
  readonly name: string | null;
}

/** The instant at which a term begins, in milliseconds since 1970-01-01T00:00Z. */
export const beginningOf = ({ start, hours }: Pick<TermRow, 'start' | 'hours'>): number =>
  termStart({ dateStart: start, hours });

interface RowOptions {
  /** Cities whose names the page has; a term elsewhere carries the name of its city. */
  readonly cities: readonly { readonly number: number }[];
  readonly named: boolean;
}

/** Rows of an answer, earliest first. A term with a date that does not exist is left out. */
export const termRows = (answers: readonly CoursesResponse[], { cities, named }: RowOptions): readonly TermRow[] =>
  answers
    .flatMap((answer) => answer.items)
    .filter((term) => parseCivilDate(term.dateStart) !== null)
    .map((term) => ({
      id: term.id,
      type: term.type,
      start: term.dateStart,
      city: term.localization,
      place: cities.some((city) => city.number === term.localization) ? null : term.city,
      free: wholePlaces(term.freePlaces),
      hours: term.showHours ? term.hoursRendered : null,
      name: named ? term.name : null,
    }))
    .toSorted((one, other) => (one.start === other.start ? one.id - other.id : one.start < other.start ? -1 : 1));

/** Whether places are free, or their number is unknown. */
export const hasPlaces = ({ free }: TermRow): boolean => free === null || free > 0;

/** The first of the rows that has places; rows come in the order of time. */
export const firstAvailable = (rows: readonly TermRow[]): TermRow | undefined => rows.find(hasPlaces);

/** The day on which a date begins, counted from 1970-01-01. */
export const dayOf = ({ start }: Pick<TermRow, 'start'>): number => parseCivilDate(start) ?? 0;
