import { expect, test } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { edition } from '#generated/data/edition.ts';
import { editionWarning } from '../../scripts/start/edition-warning.ts';

const dayOf = (date: string): number => parseCivilDate(date) ?? Number.NaN;
const raisedOn = dayOf('2027-03-01');
const numbers = {
  edition: '2027-01-10',
  timeLines: {
    coursePrice: [
      [null, raisedOn - 1, 100],
      [raisedOn, null, 120],
    ],
    group: [[null, null, 20]],
  },
} as const;

test('until a number of the model changes, texts and days agree', () => {
  expect(editionWarning(raisedOn - 1, numbers)).toBeNull();
  expect(editionWarning(dayOf(edition))).toBeNull();
});

test('from the day on which a number changes, whoever builds or starts is told which texts are late and what to do', () => {
  const told = editionWarning(raisedOn, numbers);
  expect(told).toContain('coursePrice (100 in texts, 120 today)');
  expect(told).not.toContain('group');
  expect(told).toContain('Set the day in model/calendar/edition.ts to 2027-03-01');
});

test('an edition ahead of the days is told as well', () => {
  expect(editionWarning(raisedOn - 1, { ...numbers, edition: '2027-03-01' })).toContain('120 in texts, 100 today');
});

test('an edition moved to the day is told no more', () => {
  expect(editionWarning(raisedOn, { ...numbers, edition: '2027-03-01' })).toBeNull();
});
