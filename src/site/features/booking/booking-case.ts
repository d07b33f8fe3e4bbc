import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import { normaliseEmail } from '#forms/answers.ts';
import { type Coming, isGuardianPair, type RegistrationCase } from '#forms/registration/circumstances.ts';
import { admitsMinors, type CourseDemands, findCourseDemands } from '#forms/registration/course-demands.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type RegistrationPlacesValue, registrationPlaces } from '#generated/rules/registration-places.ts';
import type { RegistrationState, TermResponse } from '#generated/schemas/own.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { roundDownPlaces } from '../../lib/calendar/whole-places.ts';

export const { fields: bookingFields, steps: bookingSteps } = registrationForm;

export type BookingField = (typeof bookingFields)[number];
export type BookingFieldId = BookingField['id'];
export type BookingStep = (typeof bookingSteps)[number]['id'];

/** Answers by field. The page keeps them in memory; the tab stores those that may be stored. */
export type Answers = { [Id in BookingFieldId]?: string | boolean };

/** A form without answers. Every tick starts empty; nearly everybody has a PESEL number. */
export const emptyBookingAnswers = (): Answers => ({
  ...Object.fromEntries(bookingFields.map(({ id, input }) => [id, input === 'checkbox' ? false : ''])),
  identity: 'pesel',
});

/** The labels that say whose answer it is where a guardian books for a minor. */
const pairLabels = {
  guardianFirstName: 'ownFirstName',
  guardianLastName: 'ownLastName',
  firstName: 'firstNameMinor',
  lastName: 'lastNameMinor',
  birthDate: 'birthDateMinor',
  voluntaryParticipation: 'voluntaryParticipationMinor',
} as const satisfies Partial<Record<BookingFieldId, keyof Messages['form']>>;

type PairLabel = (typeof pairLabels)[keyof typeof pairLabels];

/** Key of the label of a field: a guardian declares for the child. */
export const fieldLabelKey = (id: BookingFieldId, byGuardian: boolean): BookingFieldId | PairLabel => {
  const labels: Partial<Readonly<Record<BookingFieldId, PairLabel>>> = pairLabels;
  return (byGuardian ? labels[id] : undefined) ?? id;
};

/** Fields about the minor. Browsers do not fill them in, since they would use the data of the adult. */
export const aboutMinor: readonly BookingFieldId[] = ['firstName', 'lastName', 'birthDate'];

/** Fields that are cleared when the page is restored from the history. */
export const sensitiveFields: readonly BookingFieldId[] = bookingFields
  .filter(({ sensitive }) => sensitive)
  .map(({ id }) => id);

export const textOfBookingAnswer = (answers: Answers, id: BookingFieldId): string => {
  const value = answers[id];
  return typeof value === 'string' ? value : '';
};

/** The booked term, with the requirements and offers of its course. */
export interface BookingCourse extends CourseDemands {
  readonly term: Term;
  /** First day, as a day number. */
  readonly startDay: number;
  /** Days of the course from its first one; null where unknown. */
  readonly days: readonly number[] | null;
  /** The price for one person in grosze; null if it is set individually. */
  readonly price: number | null;
  readonly freePlaces: number | null;
  /** Reference of the entry on the reserve list whose offered place is ordered. */
  readonly place: string | null;
  /** Whether the e-mail address becomes the login to the customer zone. */
  readonly givesLogin: boolean;
  readonly name: Readonly<Record<Locale, string>>;
  /** Ages at which one may come with a guardian; null where only adults come. */
  readonly teenagers: { readonly from: number; readonly to: number } | null;
}

/** The course of a term; null when the site cannot book its type. */
export const toBookingCourse = (
  { term, price }: Pick<TermResponse, 'term' | 'price'>,
  { place = null, zone = false }: { readonly place?: string | null; readonly zone?: boolean } = {},
): BookingCourse | null => {
  const demands = findCourseDemands(term.type);
  const startDay = parseCivilDate(term.dateStart);
  const course = courseTypes.find(({ calendar }) => calendar === term.type);
  if (demands === null || startDay === null || course === undefined) return null;
  return {
    ...demands,
    term,
    startDay,
    days: daysOfType(term.type),
    price,
    freePlaces: roundDownPlaces(term.freePlaces),
    place,
    givesLogin: zone && course.givesCustomerZone,
    name: course.name,
    teenagers: admitsMinors(demands) ? { from: demands.minimumAge, to: parameters.adultAge - 1 } : null,
  };
};

/** A booking in progress: the course, the answers, and the fields that only the server required. */
export interface BookingCase extends RegistrationCase {
  readonly course: BookingCourse;
  readonly answers: Answers;
  readonly coming: Coming;
  readonly demanded: readonly BookingFieldId[];
  /** The confirmed address of the entry whose offered place is ordered, where this page knows it. */
  readonly confirmedEmail?: string;
}

/** Whether the term has places for this booking. */
export const decidePlacesForBooking = (booking: BookingCase): RegistrationPlacesValue =>
  registrationPlaces({ freePlaces: booking.course.freePlaces, pair: isGuardianPair(booking) }).value;

/** Whether the order has the confirmed address of an offered place, which is not confirmed again. */
export const hasConfirmedEmail = ({ course, answers, confirmedEmail = '' }: BookingCase): boolean =>
  course.place !== null &&
  (confirmedEmail === '' || normaliseEmail(confirmedEmail) === normaliseEmail(textOfBookingAnswer(answers, 'email')));

/** The server's answer to a booking. */
export interface AcceptedBooking {
  readonly state: RegistrationState;
  /** Whether the last place was sold while the form was filled in. */
  readonly placeTaken: boolean;
}
