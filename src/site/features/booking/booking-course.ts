import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { type CourseDemands, courseDemands } from '#forms/registration/course-demands.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { TermResponse } from '#generated/schemas/own.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { wholePlaces } from '../../lib/calendar/whole-places.ts';

/** The term that is booked, and what its course asks for and offers. */
export interface BookingCourse extends CourseDemands {
  readonly term: Term;
  /** First day, as a day number. */
  readonly startDay: number;
  /** Days of the course from its first one; null where unknown. */
  readonly days: readonly number[] | null;
  /** Grosze for one person; null where it is set individually. */
  readonly price: number | null;
  readonly freePlaces: number | null;
  /** Reference of the entry on the reserve list whose offered place is ordered. */
  readonly place: string | null;
  /** Whether the e-mail address becomes the login to the customer zone: of a course that gives it, where the site knows it. */
  readonly givesLogin: boolean;
}

/** The course of a term; null when the site cannot book its type. */
export const bookingCourse = (
  { term, price }: Pick<TermResponse, 'term' | 'price'>,
  { place = null, zone = false }: { readonly place?: string | null; readonly zone?: boolean } = {},
): BookingCourse | null => {
  const demands = courseDemands(term.type);
  const startDay = parseCivilDate(term.dateStart);
  if (demands === null || startDay === null) return null;
  return {
    ...demands,
    term,
    startDay,
    days: calendarKeys.find(({ key }) => key === term.type)?.days ?? null,
    price,
    freePlaces: wholePlaces(term.freePlaces),
    place,
    givesLogin:
      zone && courseTypes.some(({ calendar, givesCustomerZone }) => calendar === term.type && givesCustomerZone),
  };
};
