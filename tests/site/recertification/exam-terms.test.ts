import { expect, it } from 'vitest';
import { type ExamCities, type ExamTerm, findNearestExams } from '#site/features/recertification/exam-terms.ts';

const cities: ExamCities = {
  1: ['Wrocław', 51.1079, 17.0385],
  2: ['Warszawa', 52.2297, 21.0122],
  19: ['Opole', 50.6751, 17.9213],
};
const terms: readonly ExamTerm[] = [
  [10, 100, 2],
  [11, 105, 19],
  [12, 120, 1],
  [13, 130, 1],
  [14, 131, 1],
];
const window = { first: 100, last: 130 };

it('puts the nearest city first and then the earliest day', () => {
  const near = findNearestExams(terms, cities, { window, today: 90, home: 1 });
  expect(near.map(({ id, city, kilometres }) => [id, city, kilometres])).toEqual([
    [12, 'Wrocław', 0],
    [13, 'Wrocław', 0],
    [11, 'Opole', 78],
    [10, 'Warszawa', 301],
  ]);
});

it('sorts by day alone while no city is chosen', () => {
  expect(findNearestExams(terms, cities, { window, today: 90, home: null }).map(({ id }) => id)).toEqual([
    10, 11, 12, 13,
  ]);
});

it('leaves out days that are past, outside the window or in an unknown city', () => {
  const strange: ExamTerm = [15, 125, 99];
  expect(findNearestExams([...terms, strange], cities, { window, today: 110, home: null }).map(({ id }) => id)).toEqual(
    [12, 13],
  );
});
