import { expect, it } from 'vitest';
import { casesFor } from '#audit/browser/changed-cases.ts';
import { parameterOn, parameters, timeLines, withNumbers } from '#audit/browser/tried-numbers.ts';
import type { DecisionTrial, RuleField } from '#domain/audit/audit-data.ts';
import { parameters as stated } from '#generated/rules/parameters.ts';

const places: RuleField = {
  name: 'freePlaces',
  label: 'free places',
  kind: 'integer',
  nullable: true,
  words: [],
  from: 0,
  to: 20,
};
const limit: RuleField = { ...places, name: 'lowAvailability', label: 'limit', nullable: false, to: null };
const rule: DecisionTrial = {
  kind: 'decision',
  id: 'badge',
  title: '',
  sentence: '',
  rows: {},
  fields: [places],
  output: places,
  example: {},
  numbers: [{ field: limit, value: 10 }],
  cases: [[null], [0], [10], [11]],
};
const placesIn = (others: Readonly<Record<string, number>>) =>
  casesFor(rule, others).map(({ freePlaces }) => freePlaces);

it('other numbers are tried at their own bounds too, inside what a value may be, and each case once', () => {
  expect(placesIn({ lowAvailability: 12 })).toEqual([null, 0, 10, 11, 12, 13]);
  expect(placesIn({ lowAvailability: 11 })).toEqual([null, 0, 10, 11, 12]);
  expect(placesIn({ lowAvailability: 20 })).toEqual([null, 0, 10, 11, 20]);
  expect(placesIn({})).toEqual([null, 0, 10, 11]);
});

it('other numbers hold while a case is decided, on every day, and those of the model afterwards, also after a fault', () => {
  const now = () => [parameters.lowAvailability, parameterOn(timeLines.lowAvailability ?? [], 0)];
  expect(withNumbers({ lowAvailability: 99 }, now)).toEqual([99, 99]);
  expect(now()).toEqual([stated.lowAvailability, stated.lowAvailability]);
  expect(() =>
    withNumbers({ lowAvailability: 99 }, () => {
      throw new RangeError('No row fits.');
    }),
  ).toThrow('No row fits.');
  expect(parameters.lowAvailability).toBe(stated.lowAvailability);
});
