import { expect, test } from 'vitest';
import { classesOverlap } from '#domain/dates/class-overlap.ts';

test.each([
  ['the same day and hours', { days: [1], hours: '9:00–17:00' }, { days: [1], hours: '9:00–17:00' }, true],
  ['a day of two weekends', { days: [1, 2, 8, 9], hours: '8:00–19:00' }, { days: [9], hours: '9.00-17.00' }, true],
  ['a weekend between two', { days: [1, 2, 8, 9], hours: '8:00–19:00' }, { days: [4, 5], hours: '9:00–17:00' }, false],
  ['morning and afternoon', { days: [1], hours: '8:00–12:00' }, { days: [1], hours: '12:00–16:00' }, false],
  ['an hour in common', { days: [1], hours: '8:00–12:30' }, { days: [1], hours: '12:00–16:00' }, true],
  ['hours that are not known', { days: [1], hours: null }, { days: [1], hours: '12:00–16:00' }, true],
  ['other days', { days: [1], hours: null }, { days: [2], hours: null }, false],
])('%s', (_, one, other, overlap) => {
  expect(classesOverlap(one, other)).toBe(overlap);
});
