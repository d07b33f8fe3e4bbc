import { expect, test } from 'vitest';
import { coursePriceOnDay } from '#backend/terms/present-course.ts';

const promotion = {
  course: 'x',
  calendar: 'kpp',
  standard: 200_000,
  price: 180_000,
  from: '2026-11-16',
  to: '2026-12-31',
  lowestBefore: 200_000,
};
const open = { ...promotion, from: '2027-03-01', to: null };

test.each([
  ['2026-11-15', 200_000],
  ['2026-11-16', 180_000],
  ['2026-12-31', 180_000],
  ['2027-01-01', 200_000],
  ['2030-01-01', 180_000],
])('on %s the calendar answers with %i', (day, price) => {
  expect(coursePriceOnDay({ type: 'kpp', price: 200_000 }, day, [promotion, open])).toBe(price);
});

test('ignores the promotion of another course', () => {
  expect(coursePriceOnDay({ type: 'ped', price: 30_000 }, '2026-12-01', [promotion])).toBe(30_000);
});
