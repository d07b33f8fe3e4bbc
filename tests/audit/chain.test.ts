import { expect, it } from 'vitest';
import { runChain } from '#audit/browser/chain.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { courseDemands } from '#forms/registration/course-demands.ts';
import { requestedFields } from '#forms/registration/requested-fields.ts';
import { certifiedType } from '../find-course.ts';

const day = (text: string): number => parseCivilDate(text) ?? expect.fail(text);
const course = { id: 'kpp', name: 'KPP', calendar: certifiedType, price: 100_000 };
const given = {
  course,
  price: course.price,
  freePlaces: 5,
  startDay: day('2027-05-10'),
  birthDay: day('1990-01-01'),
  bookedAt: Date.UTC(2027, 4, 1),
  withDocument: false,
  discount: { secondPerson: false },
};
const answerOf = (rule: string, found: ReturnType<typeof runChain>) =>
  found.steps.find((step) => step.rule === rule)?.value;

it('a case goes from the age to the last day for withdrawal, and asks for the fields that the form asks for', () => {
  const found = runChain(given);
  expect(found.steps.map(({ rule }) => rule)).toEqual([
    'adult-at-start',
    'age-at-start',
    'availability-badge',
    'term-offered',
    'discount',
    'amount-due',
    'withdrawal-notice',
    'withdrawal-deadline',
  ]);
  expect(answerOf('amount-due', found)).toBe(course.price);
  const demands = courseDemands(course.calendar) ?? expect.fail('KPP can be booked.');
  const asked = requestedFields({
    course: { ...demands, startDay: given.startDay, price: course.price, freePlaces: 1 },
    answers: { birthDate: '1990-01-01', identity: 'pesel', pesel: '90010100008' },
    bookedAt: given.bookedAt,
  });
  expect(found.fields.filter(({ need }) => need !== 'hidden').map(({ id }) => id)).toEqual(
    asked.map(({ field }) => field.id),
  );
});

it('a second person pays less, and whoever is too young goes no further', () => {
  expect(answerOf('amount-due', runChain({ ...given, discount: { secondPerson: true } }))).toBeLessThan(course.price);
  const child = runChain({ ...given, birthDay: day('2020-01-01') });
  expect(child.steps.map(({ rule }) => rule)).toEqual(['adult-at-start', 'age-at-start']);
  expect(child.fields).toEqual([]);
});

it('an enquiry has no amount', () => {
  const found = runChain({ ...given, price: null });
  expect(answerOf('term-offered', found)).toBe('enquiry');
  expect(answerOf('amount-due', found)).toBeUndefined();
});

it('the price that is entered is paid, whatever the course costs by the model', () => {
  expect(answerOf('amount-due', runChain({ ...given, price: 77_700 }))).toBe(77_700);
});

it('a full date is an entry on the reserve list, without an amount; of an unknown number of places it is an order', () => {
  const full = runChain({ ...given, freePlaces: 0 });
  expect(answerOf('availability-badge', full)).toBe('reserveList');
  expect(answerOf('term-offered', full)).toBe('reserveEntry');
  expect(answerOf('amount-due', full)).toBeUndefined();
  expect(answerOf('term-offered', runChain({ ...given, freePlaces: null }))).toBe('seat');
});
