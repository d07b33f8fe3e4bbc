import fc from 'fast-check';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { findCourseDemands } from '#forms/registration/course-demands.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import type { Answers, BookingCase } from '#site/features/booking/booking-case.ts';
import { sampleBooking } from '../site/forms/booking-sample.ts';

type Field = (typeof registrationForm.fields)[number];
type Value = string | boolean;

const long = (length: number): string => 'ą'.repeat(length);

/** Texts that a rule lets pass, and ones at its bounds or beyond them. */
const texts: Readonly<
  Record<NonNullable<Field['rule']> | 'free', readonly [pass: readonly Value[], odd: readonly Value[]]>
> = {
  'name-field': [
    ['Anna', ' Jan '],
    ['', '  ', 'x', long(100), long(101), `${long(100)}  `],
  ],
  'required-text': [
    ['Opole', ' Długa 1 '],
    ['', '\u00a0', long(100), long(101), long(200), long(201)],
  ],
  'pesel-field': [
    ['44051401359', '440514 01359'],
    [
      '',
      '4405140135',
      '440514013590',
      '44051401358',
      '44053201358',
      'x',
      '10222800001',
      '11250512347',
      '４４０５１４０１３５９',
    ],
  ],
  'phone-field': [
    ['600700800', '+48 600-700-800'],
    ['', '60070080', '+48+48600700800', 'tel. 600', '-', long(41)],
  ],
  'nip-field': [
    ['', '526-10-40-828'],
    ['5261040829', '-', 'PL5261040828', long(21)],
  ],
  'postal-code-field': [
    ['50-123', ' 50 123'],
    ['', '5012', '50--123', '50123 '.repeat(3), 'SW1A 1AA'],
  ],
  'registration-email-field': [
    ['anna@example.pl', ' Jan@Example.pl '],
    ['', 'anna@example', 'a b@example.pl', 'ANNA@example.pl', 'ａnna@example.pl', `${'x'.repeat(254)}@example.pl`],
  ],
  'agreement-field': [[true], [false]],
  'age-at-start': [[], ['', '2026-02-30', '1.2.1990', '0000-01-01']],
  'recertification-window': [[], ['', '2026-02-30', 'soon']],
  free: [
    ['', 'tak'],
    [long(30), long(31), long(2000), long(2001)],
  ],
};

/** Days on which an answer of a rule changes, as years and months from the first day of the course. */
const turns = { 'age-at-start': [-14, -18, -40, 0], 'recertification-window': [0, 0.25, 1] } as const;

const dates = (field: Field, startDay: number): readonly string[] =>
  field.rule === 'age-at-start' || field.rule === 'recertification-window'
    ? turns[field.rule].flatMap((years) =>
        [-2, -1, 0, 1, 2].map((day) => formatCivilDate(startDay + Math.round(years * 365.25) + day)),
      )
    : [];

const typedInto = (field: Field, startDay: number): fc.Arbitrary<Value> => {
  if (field.id === 'identity')
    return fc.constantFrom('pesel', 'pesel', 'pesel', 'document', 'document', '', 'passport');
  if (field.id === 'country') return fc.constantFrom('', '', 'Polska', 'Niemcy', long(60), long(61));
  const [pass, odd] = texts[field.rule ?? 'free'];
  const usual = [...pass, ...dates(field, startDay)];
  return fc.oneof(
    { weight: 150, arbitrary: fc.constantFrom(...usual) },
    { weight: 5, arbitrary: fc.constantFrom(...odd) },
    ...(field.input === 'checkbox' ? [] : [{ weight: 1, arbitrary: fc.string({ unit: 'binary' }) }]),
  );
};

const bookable = courseTypes.flatMap(({ calendar }) =>
  calendar === null || findCourseDemands(calendar) === null ? [] : [calendar],
);
const bookedOn = 20_778;

/** Bookings of any course, starting today or weeks ahead, mostly valid. */
export const bookings: fc.Arbitrary<BookingCase> = fc
  .tuple(
    fc.constantFrom(...bookable),
    fc.constantFrom(0, 1, 13, 14, 15, 40),
    fc.constantFrom(34_900, 34_900, 34_900, null),
  )
  .chain(([type, ahead, price]) => {
    const startDay = bookedOn + ahead;
    const answers: fc.Arbitrary<Answers> = fc.record(
      Object.fromEntries(registrationForm.fields.map((field) => [field.id, typedInto(field, startDay)])),
    );
    return answers.map((given) => sampleBooking(type, given, { dateStart: formatCivilDate(startDay), price }));
  });
