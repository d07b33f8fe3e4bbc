import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { type DiscountInput, discount } from '#generated/rules/discount.ts';
import type { TermResponse } from '#generated/schemas/own.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { wholePlaces } from '../../lib/calendar/whole-places.ts';

/** The term that is booked, and what its course asks for and offers. */
export interface BookingCourse {
  readonly term: Term;
  /** First day, as a day number. */
  readonly startDay: number;
  /** Days of the course from its first one; null where unknown. */
  readonly days: readonly number[] | null;
  /** Grosze for one person; null where it is set individually. */
  readonly price: number | null;
  readonly freePlaces: number | null;
  readonly needsPesel: boolean;
  readonly teenagersAdmitted: boolean;
  readonly recertification: boolean;
  readonly secondPersonOffer: boolean;
  /** Which discount rule applies. */
  readonly offer: DiscountInput['offer'];
}

/** The course of a term; null when the site cannot book its type. */
export const bookingCourse = ({ term, price }: TermResponse): BookingCourse | null => {
  const course = courseTypes.find(({ calendar }) => calendar === term.type);
  const startDay = parseCivilDate(term.dateStart);
  if (course === undefined || startDay === null) return null;
  const { offer } = course;
  return {
    term,
    startDay,
    days: calendarKeys.find(({ key }) => key === term.type)?.days ?? null,
    price,
    freePlaces: wholePlaces(term.freePlaces),
    needsPesel: course.needsPesel,
    teenagersAdmitted: course.guardianFrom !== null,
    recertification: term.type === 'kpp-rec',
    secondPersonOffer: discount({ offer, secondPerson: true, guardianPair: false }).value > 0,
    offer,
  };
};
