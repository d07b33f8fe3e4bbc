import { expect, test } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { edition } from '#generated/data/edition.ts';
import { outdatedNumbersWarning } from '../../scripts/start/edition-warning.ts';

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

test('prints no warning until a number of the model changes', () => {
  expect(outdatedNumbersWarning(raisedOn - 1, numbers)).toBeNull();
  expect(outdatedNumbersWarning(dayOf(edition))).toBeNull();
});

test('names the outdated texts and the remedy from the day on which a number changes', () => {
  const told = outdatedNumbersWarning(raisedOn, numbers);
  expect(told).toContain('coursePrice (100 in texts, 120 today)');
  expect(told).not.toContain('group');
  expect(told).toContain('Set the day in model/calendar/edition.ts to 2027-03-01');
});

test('warns about an edition in the future as well', () => {
  expect(outdatedNumbersWarning(raisedOn - 1, { ...numbers, edition: '2027-03-01' })).toContain(
    '120 in texts, 100 today',
  );
});

test('prints no warning once the edition is updated', () => {
  expect(outdatedNumbersWarning(raisedOn, { ...numbers, edition: '2027-03-01' })).toBeNull();
});
