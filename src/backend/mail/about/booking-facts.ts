import type { Locale } from '#domain/locale.ts';
import { cities } from '#generated/data/cities.ts';
import type { MailTerm } from '#generated/mails/mail-kinds.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { findCourse } from '../../calendar/find-course.ts';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import { presentTerm } from '../../calendar/present-course.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { StoredRegistration } from '../../registration/reserve-place.ts';

const knownCities = cities.map(({ id, calendarId, name, nameEn }) => ({
  id,
  calendarId,
  name: { pl: name, en: nameEn },
}));

/** A term in the words of the calendar that was booked from. */
const describe = async (
  database: Database | Transaction,
  { told, locale }: StoredRegistration,
  term: StoredTerm,
): Promise<MailTerm> => {
  if (told && told.dateStart === term.dateStart) return told;
  const course = await findCourse(database, term.type, locale);
  return presentTerm(term, course?.name ?? term.type, { locale, cities: knownCities });
};

/** Where a booking stands on the site. */
export const bookingPath = (locale: Locale, reference: string): string =>
  `${pathTo('booking', locale)}?reference=${reference}`;

/** Where a term is booked. */
const termBookingPath = (locale: Locale, term: number): string => `${pathTo('booking', locale)}?course=${term}`;

/** What every mail about a booking tells: what it is for, its number, and where it stands. */
export const bookingFacts = async (
  database: Database | Transaction,
  registration: StoredRegistration,
  term: StoredTerm,
) => ({
  term: await describe(database, registration, term),
  reference: registration.reference,
  booking: bookingPath(registration.locale, registration.reference),
});

const written = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whoever booked: the guardian of a minor, else the participant. */
export const bookerOf = ({ person }: StoredRegistration): string =>
  written(person.guardianEmail) || written(person.email);

export const hasGuardian = ({ person }: StoredRegistration): boolean => written(person.guardianEmail) !== '';

export const participantOf = ({ person }: StoredRegistration): string =>
  [person.firstName, person.lastName].map(written).join(' ').trim();
