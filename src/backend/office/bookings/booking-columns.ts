import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import type { RegistrationAnswers } from '#forms/registration/requested-fields.ts';
import { bookingStates } from '#generated/data/booking-states.ts';
import { amountStillDue } from '../../bookings/payment/money-of.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import type { Office } from '../command/command.ts';
import type { Column, Row } from '../command/command-result.ts';
import type { LocalizedText } from '../command/localized-text.ts';
import type { ListedBooking } from './find-bookings.ts';

/** The states of a booking in words. */
export const statusTexts: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  bookingStates.map(({ id, name }) => [id, name]),
);

/** The columns of a list of bookings. */
export const bookingColumns: Column[] = [
  { key: 'number', title: { pl: 'nr', en: 'no.' } },
  { key: 'state', title: { pl: 'stan', en: 'state' }, labels: statusTexts },
  { key: 'name', title: { pl: 'osoba', en: 'person' } },
  { key: 'course', title: { pl: 'kurs', en: 'course' } },
  { key: 'city', title: { pl: 'miasto', en: 'city' } },
  { key: 'date', title: { pl: 'termin', en: 'date' } },
  { key: 'term', title: { pl: 'nr terminu', en: 'term' } },
  { key: 'places', title: { pl: 'miejsc', en: 'places' } },
  { key: 'reserve', title: { pl: 'rezerwa', en: 'reserve' } },
  { key: 'amount', title: { pl: 'kwota', en: 'amount' }, unit: 'grosze' },
  { key: 'received', title: { pl: 'wpłynęło', en: 'received' }, unit: 'grosze' },
  { key: 'missing', title: { pl: 'brakuje', en: 'missing' }, unit: 'grosze' },
  { key: 'payUntil', title: { pl: 'zapłacić do', en: 'pay until' } },
  { key: 'phone', title: { pl: 'telefon', en: 'phone' } },
  { key: 'email', title: { pl: 'e-mail', en: 'e-mail' } },
  { key: 'createdAt', title: { pl: 'zapis', en: 'booked' }, unit: 'instant' },
];

/** The answer to a field of the form as text; empty if the form did not have the field. */
export const personFieldText = <Field extends string>(
  person: Readonly<Partial<Record<Field, unknown>>>,
  field: NoInfer<Field>,
): string => {
  const value = person[field];
  return typeof value === 'string' ? value : '';
};

/** The booking number in its printed form. */
export const bookingNumberText = ({ number }: Pick<FoundRegistration['registration'], 'number'>): string =>
  formatBookingNumber(number);

/** First and last name as they were typed. */
export const personFullName = (person: RegistrationAnswers): string =>
  `${personFieldText(person, 'firstName')} ${personFieldText(person, 'lastName')}`.trim();

export const bookingRow = (
  { registration, term, kept }: ListedBooking,
  { catalogue }: Pick<Office, 'catalogue'>,
): Row => ({
  number: bookingNumberText(registration),
  reference: registration.reference,
  state: registration.status,
  name: personFullName(registration.person),
  course: courseName(catalogue, term.type),
  type: term.type,
  city: cityName(catalogue, term.city),
  date: term.dateStart,
  term: term.id,
  places: registration.places,
  reserve: registration.reserveNumber,
  amount: registration.price,
  received: kept,
  missing: amountStillDue(registration, kept),
  payUntil: registration.payUntil,
  phone: personFieldText(registration.person, 'phone'),
  email: personFieldText(registration.person, 'email'),
  createdAt: registration.createdAt.toISOString(),
});

export const cityName = ({ cities }: Office['catalogue'], id: string): string =>
  cities.find((city) => city.id === id)?.name.pl ?? id;

export const courseName = ({ courses }: Office['catalogue'], type: string): string =>
  courses.find((course) => course.type === type && course.locale === 'pl')?.name ?? type;
